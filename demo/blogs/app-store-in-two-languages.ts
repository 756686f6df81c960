import type { Post } from './post.ts';

export const appStoreInTwoLanguages: Post = {
  _id: 'app-store-in-two-languages',
  title: 'App store listings in two languages',
  date: '2026-03-17',
  author: 'Tariq Nasser',
  image: 'blog-09.webp',
  imageAlt: 'A shop with app icons on its shelves, one of them larger and in front',
  description: {
    mainPara:
      'An app can speak excellent Arabic and still introduce itself in English to everyone who searches for it. The store listing is often written on the evening before release, in one language, by whoever holds the account. It is also the one page that every future customer passes. A bilingual listing is about two weeks of careful work and then an hour a month.',
    subHeading: [
      {
        title: 'Two listings, not one translated',
        description:
          'Both large stores let you keep a complete listing per language: name, short lines, description, pictures, and notes for each release. Which languages a given country’s storefront takes into account is documented by the stores, and worth reading before you start, because a Gulf storefront may consider Arabic and English together. So the two listings can share the work. If the English covers “money transfer”, the Arabic need not carry the English words as well; it can use its few characters for تحويل and حوالة. Write each listing for the person who reads it, and lay the two keyword lists side by side so that nothing is paid for twice.',
        ar: {
          title: 'صفحتان، لا صفحة وترجمتها',
          description:
            'يتيح المتجران الكبيران صفحة كاملة لكل لغة: الاسم والسطور القصيرة والوصف والصور وملاحظات كل إصدار. واللغات التي يأخذ بها متجر كل بلد منشورة في وثائق المتاجر، وتستحق القراءة قبل البدء، لأن متجر بلد خليجي قد ينظر إلى العربية والإنجليزية معًا. فلتتقاسم الصفحتان العمل: إذا غطّت الإنجليزية عبارة money transfer فلا حاجة إلى تكرارها في العربية، ولتُصرف حروفها القليلة على «تحويل» و«حوالة». اكتب كل صفحة لقارئها، وضع قائمتي الكلمات جنبًا إلى جنب حتى لا تدفع ثمن الكلمة مرتين.',
        },
      },
      {
        title: 'Thirty characters for a name',
        description:
          'Names on both stores are limited to thirty characters, and what fits in one script may not fit in the other. Put the brand first and one plain noun after it: what the thing is. Decide early how the brand is written in Arabic and keep to it on the icon, in the listing and in advertisements; people will search for the spelling they saw. The subtitle and the short description are for the reason to install, in the words a customer would use to a friend. Slogans waste the space. So do the words “best” and “official”, which the stores may refuse in any case.',
        ar: {
          title: 'ثلاثون حرفًا للاسم',
          description:
            'حد الاسم في المتجرين 30 حرفًا، وما يتسع له أحد الخطين قد لا يتسع له الآخر. ضع العلامة أولًا وبعدها كلمة واضحة تقول ما هذا التطبيق. واحسم مبكرًا كيف تُكتب علامتك بالعربية والتزم بها في الأيقونة والصفحة والإعلان؛ فالناس يبحثون بالرسم الذي رأوه. أما العنوان الفرعي والوصف القصير فلسبب التنزيل، بالكلمات التي يصف بها الزبون التطبيق لصديقه. الشعارات تضيّع المساحة، وكذلك «الأفضل» و«الرسمي»، وقد ترفضهما المتاجر أصلًا.',
        },
      },
      {
        title: 'Find the words people type',
        description:
          'Arabic offers several words for most things and several spellings for many words: with hamza and without, with the final ه or ة, classical, Gulf or Egyptian usage, and brand names in three transcriptions. Machines are better than they were at treating these as one, though not reliably. Collect the candidates from your own support messages, from in-app search, from reviews of similar apps, and from the suggestions the store gives as you type on a phone set to Arabic. Then choose by meaning first: a word that brings people who wanted something else will cost you in ratings.',
        ar: {
          title: 'ابحث عن الكلمات التي يكتبها الناس',
          description:
            'في العربية أكثر من كلمة لمعظم الأشياء، وأكثر من رسم لكثير من الكلمات: بالهمزة وبدونها، بالهاء والتاء المربوطة، بالفصيح والخليجي والمصري، وأسماء علامات تُكتب بثلاث صور. تحسنت الآلات في جمعها تحت معنى واحد، لكن لا يُعوَّل عليها دائمًا. اجمع المرشحات من رسائل الدعم لديك، ومن البحث داخل التطبيق، ومن تقييمات التطبيقات المشابهة، ومن اقتراحات المتجر حين تكتب على جوال لغته العربية. ثم اختر بالمعنى أولًا؛ فالكلمة التي تجلب من يريد شيئًا آخر ستدفع ثمنها في التقييمات.',
        },
      },
      {
        title: 'Screenshots are read before the text',
        description:
          'The first two pictures do most of the work, and they should be taken from the app as it appears in that language. An Arabic headline above an English screen tells the customer exactly what to expect. The order reverses too: on the Arabic page the set reads from the right, and a panorama that runs across two pictures has to be cut the other way. Show the moment of use, such as the parcel found or the appointment moved, and leave the login screen out. Names and amounts in the pictures should be those of the region, with digits in the style the app itself uses.',
        ar: {
          title: 'الصور تُقرأ قبل النص',
          description:
            'أول صورتين تؤديان معظم العمل، ويجب أن تؤخذا من التطبيق كما يظهر بتلك اللغة. عنوان عربي فوق شاشة إنجليزية يخبر الزبون بالضبط بما ينتظره. والترتيب ينعكس أيضًا: في الصفحة العربية تُقرأ الصور من اليمين، والمشهد الممتد على صورتين يُقطع من الجهة الأخرى. أظهر لحظة الاستعمال، كالطرد الذي وُجد والموعد الذي نُقل، واترك شاشة تسجيل الدخول. ولتكن الأسماء والمبالغ في الصور من المنطقة، والأرقام بالشكل الذي يستعمله التطبيق نفسه.',
        },
      },
      {
        title: 'Reviews, releases and a monthly hour',
        description:
          'Ask for a rating after something has gone well, never at the first launch. Answer reviews in their language, with the version in which the fault was fixed. Write release notes as sentences, in both languages; “bug fixes” is a missed chance to tell people that the thing they complained of is gone. Once a month compare, per language, how many saw the listing and how many installed, change one element, and wait. Changing three at once teaches nothing. After a year of this a listing has been through a dozen small experiments, and each is written down.',
        ar: {
          title: 'التقييمات والإصدارات وساعة في الشهر',
          description:
            'اطلب التقييم بعد أن ينجح المستخدم في شيء، لا عند أول تشغيل. وأجب عن كل تقييم بلغته، واذكر الإصدار الذي أُصلح فيه العيب. واكتب ملاحظات الإصدار جملًا مفهومة باللغتين؛ فعبارة «إصلاح أخطاء» تضيّع فرصة أن تخبر الناس بأن ما اشتكوا منه قد زال. ومرة في الشهر قارن في كل لغة بين من شاهدوا الصفحة ومن نزّلوا التطبيق، وغيّر عنصرًا واحدًا، وانتظر. تغيير ثلاثة معًا لا يعلّمك شيئًا. وبعد عام تكون الصفحة قد مرت باثنتي عشرة تجربة صغيرة، وكلها مدوّنة.',
        },
      },
    ],
    ar: {
      mainPara:
        'قد يتكلم التطبيق عربية ممتازة ثم يقدّم نفسه بالإنجليزية لكل من يبحث عنه. فصفحة المتجر تُكتب غالبًا ليلة الإطلاق، بلغة واحدة، بقلم من معه كلمة المرور. وهي مع ذلك الصفحة الوحيدة التي يمر بها كل زبون قادم. تحتاج الصفحة ثنائية اللغة إلى أسبوعين من العمل المتأني، ثم ساعة في الشهر.',
    },
  },
  ar: {
    imageAlt: 'متجر تصطف على رفوفه أيقونات تطبيقات، وتتقدمها واحدة أكبر من سواها',
    title: 'صفحة التطبيق في المتجر بلغتين',
    author: 'طارق ناصر',
  },
};
