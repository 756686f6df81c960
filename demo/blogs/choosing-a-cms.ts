import type { Post } from './post.ts';

export const choosingACms: Post = {
  _id: 'choosing-a-cms',
  title: 'Choosing a CMS: ask the person who will use it on a Thursday',
  date: '2026-05-20',
  author: 'Mariam Qureshi',
  image: 'blog-04.webp',
  imageAlt: 'A cabinet of twelve drawers, one of them open and full of papers',
  description: {
    mainPara:
      'A content management system is chosen by a committee in one meeting, then used for years by one person who was not invited. We build on several systems and have no favourite to sell. Our advice starts from that one person: what they will have to change, how often, in how many languages, and whom they can call when it stops working on a Thursday evening.',
    subHeading: [
      {
        title: 'Write down the ten changes',
        description:
          'Before looking at any product, list the ten changes your team made to the site most recently. Prices, a new doctor, a campaign page, a corrected phone number, the Eid hours, a photograph, a vacancy. Mark beside each how often it happens and who does it. The list is nearly always shorter and plainer than the requirements document suggested. It is also your test: in every demonstration, ask to see these ten things done, at normal speed, by somebody who does not work for the vendor. A system that does them well and lacks forty other features is the better system for you.',
        ar: {
          title: 'اكتب التعديلات العشرة',
          description:
            'قبل النظر في أي منتج، اكتب آخر عشرة تعديلات أجراها فريقك على الموقع: أسعار، طبيب جديد، صفحة حملة، رقم اتصال صُحّح، دوام العيد، صورة، إعلان وظيفة. وسجّل أمام كل منها كم يتكرر ومن يقوم به. وتكاد القائمة تخرج دائمًا أقصر وأبسط مما أوحت به كراسة المتطلبات. وهي نفسها اختبارك: اطلب في كل عرض أن ترى هذه العشرة تُنجز بالسرعة العادية، على يد شخص لا يعمل عند البائع. والنظام الذي يتقنها وتنقصه أربعون ميزة أخرى هو الأنسب لك.',
        },
      },
      {
        title: 'Two languages is a structural question',
        description:
          'Many systems claim to be multilingual, and they mean different things by it. Some keep two separate sites side by side, which drift apart by spring. Some keep two versions of a page, some two values of every field. For an Arabic and English site we prefer the last: the writer sees both texts together, knows which one is older, and an untranslated paragraph is a visible gap instead of a surprise. Ask to see how a missing translation is shown, what the address of the Arabic page looks like, whether the editing screen itself sits comfortably right to left, and what happens to the Arabic when the English changes.',
        ar: {
          title: 'اللغتان مسألة بنية',
          description:
            'أنظمة كثيرة تقول إنها متعددة اللغات، وكلٌّ يقصد شيئًا مختلفًا. بعضها يحتفظ بموقعين متجاورين يفترقان قبل حلول الربيع. وبعضها يحتفظ بنسختين من كل صفحة، وبعضها بقيمتين لكل حقل. للموقع العربي الإنجليزي نفضّل الأخير: يرى الكاتب النصين معًا ويعرف أيهما أقدم، والفقرة التي لم تُكتب بعد بالعربية فراغ ظاهر لا مفاجأة. اسأل كيف تظهر الترجمة الناقصة، وكيف يبدو عنوان الصفحة العربية، وهل شاشة التحرير نفسها مريحة من اليمين إلى اليسار، وماذا يحدث للعربية إذا تغيرت الإنجليزية.',
        },
      },
      {
        title: 'Free, hosted, or built',
        description:
          'Open systems such as WordPress and Drupal cost nothing to obtain and something every month to look after: updates, backups, and the plug-in whose author has lost interest. Hosted systems take that work away in exchange for a fee that rises with success, and for accepting their idea of a page. A small system built for one site does exactly what is needed and depends on whoever built it. None of these is wrong. Compare them over five years, include the hours of your own people, and add the price of leaving: can you export everything, with the Arabic, in a form that another system could read?',
        ar: {
          title: 'مفتوح أم مستضاف أم مبني لك',
          description:
            'الأنظمة المفتوحة مثل ووردبريس ودروبال تحصل عليها مجانًا وتدفع كل شهر ثمن رعايتها: تحديثات ونسخ احتياطية وإضافة فقد صاحبها الاهتمام بها. والأنظمة المستضافة تحمل عنك هذا العبء مقابل اشتراك يكبر مع نجاحك، ومقابل قبولك بتصورها للصفحة. والنظام الصغير المبني لموقع واحد يفعل المطلوب بالضبط ويبقى معتمدًا على من بناه. ليس في هذه خيار خاطئ. قارن بينها على خمس سنوات، واحسب ساعات فريقك، وأضف كلفة الخروج: هل تستطيع تصدير كل شيء، والعربية معه، بصيغة يقرؤها نظام آخر؟',
        },
      },
      {
        title: 'What breaks at the worst moment',
        description:
          'Ask how you would undo a mistake. A good system keeps earlier versions and brings one back without a phone call. Ask what happens when two people edit one page, when the browser closes in the middle of a paragraph, when a seven-megabyte photograph is uploaded from a phone. Ask when it was last updated for a security fault and how you would have heard of it. Vendors expect questions about features, and they answer these less readily. Ask for the answer in the product and not on a slide.',
        ar: {
          title: 'ما الذي يتعطل في أسوأ لحظة',
          description:
            'اسأل كيف تتراجع عن خطأ. النظام الجيد يحتفظ بالنسخ السابقة ويعيد أيها شئت بلا مكالمة. واسأل ماذا يحدث إذا حرّر شخصان صفحة واحدة، أو أُغلق المتصفح في منتصف فقرة، أو رُفعت من الجوال صورة حجمها 7 ميغابايت. واسأل متى صدر آخر تحديث أمني وكيف كنت ستعلم به. البائع يتوقع أسئلة عن الميزات، وهو أبطأ في الجواب عن هذه. واطلب أن ترى الجواب في المنتج لا في شريحة عرض.',
        },
      },
      {
        title: 'A decision you can defend',
        description:
          'Give the two finalists to the person who will use them, with the list of ten changes and half a day. Sit beside them and keep quiet. Count how often they ask for help, and note what they say when they think nobody is writing. When Qamar Roasters did this, the system everyone in the meeting preferred lost to the one in which the shop manager could change the roast of the week from her phone at the counter. Two years later she still does.',
        ar: {
          title: 'قرار تستطيع الدفاع عنه',
          description:
            'أعطِ النظامين الأخيرين لمن سيستعملهما، ومعهما قائمة التعديلات العشرة ونصف يوم. اجلس إلى جانبه ولا تتكلم. عُدّ كم مرة طلب المساعدة، ودوّن ما يقوله حين يظن أن لا أحد يكتب. حين فعلت «محمصة قمر» ذلك، خسر النظام الذي فضّله كل من في الاجتماع أمام نظام تستطيع مديرة المحل أن تغيّر فيه «محصول الأسبوع» من جوالها وهي واقفة خلف المنضدة. مر عامان وما زالت تفعل.',
        },
      },
    ],
    ar: {
      mainPara:
        'نظام إدارة المحتوى تختاره لجنة في اجتماع من جدول مزايا، ثم يستعمله لسنوات شخص واحد لم يُدعَ إلى الاجتماع. نحن نبني على أكثر من نظام، وليس لنا نظام مفضّل نبيعه. نصيحتنا تبدأ من ذلك الشخص: ماذا سيغيّر، وكم مرة، وبكم لغة، وبمن يتصل حين يتعطل شيء مساء الخميس.',
    },
  },
  ar: {
    imageAlt: 'خزانة من اثني عشر درجًا، أحدها مفتوح ومليء بالأوراق',
    title: 'اختيار نظام إدارة المحتوى: اسأل من سيستعمله',
    author: 'مريم قريشي',
  },
};
