import type { Post } from './post.ts';

export const localSeoForManyBranches: Post = {
  _id: 'local-seo-for-many-branches',
  title: 'Local search for a business with many branches',
  date: '2026-06-16',
  author: 'Yousef Darwish',
  image: 'blog-08.webp',
  imageAlt: 'A map pin that glows over the blocks of a city at night',
  description: {
    mainPara:
      'A dentist with one surgery has a simple task in local search. A group with eleven clinics in three cities has the same task eleven times over, plus one more: keeping the branches from getting in one another’s way. Most of the work is housekeeping, done in the right order and then kept up.',
    subHeading: [
      {
        title: 'One source of truth for names and numbers',
        description:
          'Start with a table, one row per branch: name in both languages, address as a local would write it, pin, phone number, opening hours with the Friday and Ramadan variants, services offered, manager. Everything else is a copy of this table: the website, the business profiles, the map services, the directories, the signature at the foot of e-mails. Where the copies disagree a search engine has to guess and a customer ends up at a closed door. Decide on one spelling of each district and keep to it. Al Barsha, Al-Barsha and Barsha 1 are one place to you and three to a machine.',
        ar: {
          title: 'جدول واحد هو المرجع',
          description:
            'ابدأ بجدول فيه صف لكل فرع: الاسم باللغتين، والعنوان كما يصفه أهل الحي، وموقعه على الخريطة، ورقم الاتصال، وساعات العمل مع دوام الجمعة ورمضان، والخدمات، واسم المدير. وكل ما عداه نسخة عنه: الموقع، والملفات التجارية، وخدمات الخرائط، والأدلة، وتوقيع البريد. إذا اختلفت النسخ خمّن محرك البحث، ووقف الزبون أمام باب مغلق. واتفق مع فروعك على رسم واحد لاسم كل حي: «البرشاء» و«البرشا» و«برشاء 1» مكان واحد عندك، وثلاثة أماكن عند الآلة.',
        },
      },
      {
        title: 'A page per branch, with something on it',
        description:
          'Each branch deserves a page of its own with its own address on the site. A page that repeats the same paragraph with the city’s name swapped serves nobody, and search engines have become good at noticing. Put on it what a caller asks the receptionist: where to park, which metro exit, which floor, which doctor works on which days, whether there is a women’s section, which insurers are accepted at this branch and not the other. Add two photographs of the entrance, one by day and one by night. If you cannot write a hundred true words about a branch, call it and ask.',
        ar: {
          title: 'صفحة لكل فرع، وفيها ما يُقرأ',
          description:
            'لكل فرع صفحته وعنوانها في الموقع. والصفحة التي تكرر الفقرة نفسها وتبدّل اسم المدينة لا تنفع أحدًا، ومحركات البحث باتت تكتشفها بسهولة. ضع فيها ما يسأل عنه المتصل موظفَ الاستقبال: أين المواقف، وأي مخرج من المترو، وأي طابق، ومن الطبيب في كل يوم، وهل يوجد قسم للنساء، وأي شركات التأمين تُقبل في هذا الفرع دون غيره. وأضف صورتين للمدخل، نهارًا وليلًا. وإن لم تجد مئة كلمة صادقة عن الفرع فاتصل به واسأل.',
        },
      },
      {
        title: 'People search in more than one language',
        description:
          'In a Gulf city the same dentist is looked up as “dentist near me”, as طبيب أسنان قريب, in Urdu, in Tagalog, and in Arabic spelled with Latin letters. You need not publish in all of them. Do look at what people typed to reach you, in your own search reports, and let the Arabic page use the words Arabs use: the everyday term in the heading, the clinical one in the text. Both pages name each other with hreflang. Reviews come in every language, and should be answered in the one they were written in.',
        ar: {
          title: 'البحث بأكثر من لغة',
          description:
            'في مدينة خليجية يُبحث عن طبيب الأسنان نفسه بعبارة «دكتور أسنان قريب مني»، وبالإنجليزية، والأردية، والتاغالوغية، والعربية المكتوبة بحروف لاتينية. لست ملزمًا بالنشر بها جميعًا. لكن انظر في تقارير البحث عندك إلى ما كتبه الناس حتى وصلوا إليك، واجعل الصفحة العربية تتكلم بألفاظهم: اللفظ الدارج في العنوان والمصطلح الطبي في النص. ولتشر كل صفحة إلى أختها بوسم hreflang. أما التقييمات فتأتي بكل اللغات، ويُردّ على كل منها بلغته.',
        },
      },
      {
        title: 'Reviews are a branch manager’s job',
        description:
          'Head office can set the rules; only the branch knows what happened on Tuesday. Give each manager access to the reviews of their own branch, a few examples of good answers and a deadline of two working days. Ask every customer for a review at the moment the service is complete, by a message or a card with a code, and ask all of them: choosing only the happy ones breaks the platforms’ rules, and buying reviews breaks the law in many places. A complaint answered in a calm, specific way often does more for the next reader than ten lines of praise.',
        ar: {
          title: 'التقييمات عمل مدير الفرع',
          description:
            'الإدارة تضع القواعد، لكن الفرع وحده يعرف ما جرى يوم الثلاثاء. أعطِ كل مدير صلاحية الرد على تقييمات فرعه، وأمثلة على ردود جيدة، ومهلة يومَي عمل. واطلب التقييم من كل زبون لحظة انتهاء الخدمة، برسالة أو ببطاقة عليها رمز، واطلبه من الجميع؛ فانتقاء الراضين وحدهم يخالف قواعد المنصات، وشراء التقييمات يخالف القانون في بلدان كثيرة. والرد الهادئ المحدد على شكوى كثيرًا ما ينفع القارئ التالي أكثر من عشرة أسطر من المديح.',
        },
      },
      {
        title: 'Measure what ends at the door',
        description:
          'Rankings are pleasant to look at and differ from one street corner to the next. Count calls, direction requests, bookings and messages per branch, month by month, and compare each branch with itself a year earlier, allowing for Ramadan, which moves through the calendar. Give each branch page its own link in the business profile, so that its visits can be told apart. When one branch falls while the others hold, look first for something physical: changed hours, a new one-way street, a competitor across the road.',
        ar: {
          title: 'قِس ما يوصل الزبون إلى بابك',
          description:
            'ترتيبك في نتائج البحث يسرّك حين تنظر إليه، لكنه يتغير من ناصية شارع إلى أخرى. عُدّ المكالمات وطلبات الاتجاهات والحجوزات والرسائل لكل فرع شهرًا بشهر، وقارن كل فرع بنفسه قبل عام، مع الانتباه إلى رمضان الذي يتنقل بين الأشهر. وضع في الملف التجاري لكل فرع رابط صفحته هو، لتعرف من أين جاءت زياراته. وإذا تراجع فرع وثبتت البقية فابحث أولًا عن سبب على الأرض: دوام تغيّر، شارع صار باتجاه واحد، منافس فتح قبالته.',
        },
      },
    ],
    ar: {
      mainPara:
        'طبيب الأسنان الذي له عيادة واحدة مهمته في البحث المحلي سهلة. أما مجموعة من 11 عيادة في ثلاث مدن فلها المهمة نفسها 11 مرة، وفوقها مهمة أخرى: ألّا يزاحم بعض الفروع بعضًا. معظم العمل من باب ترتيب البيت، يُنجز بالتسلسل الصحيح ثم يُحافظ عليه.',
    },
  },
  ar: {
    imageAlt: 'دبوس خريطة متوهج فوق أحياء مدينة ليلًا',
    title: 'البحث المحلي لمنشأة متعددة الفروع',
    author: 'يوسف درويش',
  },
};
