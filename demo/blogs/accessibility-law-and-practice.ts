import type { Post } from './post.ts';

export const accessibilityLawAndPractice: Post = {
  _id: 'accessibility-law-and-practice',
  title: 'Accessibility: what the law asks and what the work is',
  date: '2026-07-07',
  author: 'Hannah Whitlock',
  image: 'blog-06.webp',
  imageAlt: 'Steps and a ramp that lead to the same arched door',
  description: {
    mainPara:
      'Clients usually raise accessibility for one of two reasons: a tender requires it, or somebody wrote a letter. Both are fair reasons to begin and poor places to stop. The people concerned are customers: someone with low vision booking a room, an older man with a tremor paying a bill, someone holding a child and reading with one hand. This is a short map of the rules and of the work that satisfies them. It is no legal advice; for that, ask a lawyer in the country where you sell.',
    subHeading: [
      {
        title: 'The rules, country by country, in brief',
        description:
          'In the United Kingdom the Equality Act 2010 asks service providers for reasonable adjustments, and public bodies have regulations of their own for websites and apps. In the European Union the European Accessibility Act has applied since June 2025 to many consumer services, online shops among them, wherever the seller is based. In the UAE federal law has protected the rights of people with disabilities, whom the country calls People of Determination, since 2006, and government entities follow published digital standards. Saudi Arabia and Qatar have disability laws and national guidance for digital services. The details differ, but almost all of them point at the same technical document.',
        ar: {
          title: 'الأنظمة باختصار',
          description:
            'للإمارات قانون اتحادي يحمي حقوق أصحاب الهمم منذ عام 2006، وتتبع جهاتها الحكومية معايير رقمية منشورة. وفي السعودية وقطر أنظمة لحقوق الأشخاص ذوي الإعاقة وأدلة وطنية للخدمات الرقمية. أما المملكة المتحدة فيطلب قانون المساواة لعام 2010 فيها من مقدمي الخدمات «تعديلات معقولة»، ولجهاتها العامة لوائح خاصة بالمواقع والتطبيقات. وفي الاتحاد الأوروبي يسري القانون الأوروبي لإمكانية الوصول منذ يونيو 2025 على كثير من الخدمات المقدمة للمستهلك، ومنها المتاجر الإلكترونية، أينما كان مقر البائع. تختلف التفاصيل، لكنها كلها تقريبًا تشير إلى وثيقة تقنية واحدة.',
        },
      },
      {
        title: 'The document they point at',
        description:
          'The Web Content Accessibility Guidelines, WCAG for short, are at version 2.2. Level AA is what contracts usually mean. It is long, and most of it comes down to four questions that anyone can ask of a page. Can I perceive it: is the contrast sufficient, does the picture have a text, does the video have captions? Can I operate it without a mouse, without haste, with a thumb that trembles? Can I understand it: do labels say what they mean, do errors say what to do? Will it survive my software: does a screen reader announce the button as a button?',
        ar: {
          title: 'الوثيقة التي يشيرون إليها',
          description:
            'هي إرشادات إمكانية الوصول إلى محتوى الويب، واختصارها WCAG، وإصدارها الحالي 2.2، والمستوى AA هو المقصود في أغلب العقود. الوثيقة طويلة، لكن معظمها يعود إلى أربعة أسئلة يستطيع أي أحد أن يطرحها على أي صفحة. هل تصلني: هل التباين كافٍ، وهل للصورة وصف وللفيديو نص مرافق؟ هل أستطيع تشغيلها بلا فأرة، وبلا استعجال، وبإصبع ترتجف؟ هل أفهمها: هل تقول التسميات ما تعني، وهل تخبرني رسالة الخطأ بما أفعل؟ وهل تصمد مع برامجي: هل يقول قارئ الشاشة عن الزر إنه زر؟',
        },
      },
      {
        title: 'An hour that finds most of it',
        description:
          'Put the mouse in a drawer. Go through the most important task with the Tab key, Enter, Space, the arrows and Escape. You will learn at once whether the focus can be seen, whether the menu can be opened, whether the dialog lets you out. Then enlarge the text to twice its size and turn the phone sideways. Then switch on the screen reader that came with the phone and listen to the home page with your eyes shut. Automatic checkers are worth running on every build, and they catch perhaps half of what matters: they can see that a picture has a text, and cannot see that the text is “IMG_2041”.\n\n> I have never met your designers, but I know exactly where they stopped.',
        ar: {
          title: 'ساعة تكشف معظم المشكلات',
          description:
            'ضع الفأرة في الدرج. أنجز أهم مهمة في الموقع بمفتاح Tab ومفتاح الإدخال والمسافة والأسهم ومفتاح Esc. ستعرف فورًا هل يُرى موضع التركيز، وهل تُفتح القائمة، وهل تسمح لك النافذة بالخروج. ثم كبّر النص إلى الضعف وأدر الجوال. ثم شغّل قارئ الشاشة الموجود في جوالك واستمع إلى الصفحة الرئيسية مغمض العينين. أدوات الفحص الآلي تستحق أن تعمل مع كل نسخة، لكنها لا تكشف إلا نحو نصف ما يهم: ترى أن للصورة نصًا، ولا ترى أن النص هو «IMG_2041».\n\n> لم أقابل مصمّميكم يومًا، لكني أعرف تمامًا أين توقفوا.',
        },
      },
      {
        title: 'Arabic needs its own test',
        description:
          'An English page that passes may have an Arabic twin that fails. The language has to be declared, or a screen reader will spell Arabic out in an English voice. A phrase in the other language needs its own mark. The order of focus should follow the eye from right to left. Thin Arabic strokes on a tinted ground can fall below comfortable contrast even when the ratio is met on paper, so we aim higher for small text. And labels such as “click here” translate into something equally useless; links should make sense when heard in a list, away from their paragraph.',
        ar: {
          title: 'العربية تحتاج إلى اختبار خاص بها',
          description:
            'قد تنجح الصفحة الإنجليزية وتسقط أختها العربية. يجب التصريح بلغة الصفحة، وإلا تهجّى قارئ الشاشة حروفنا بصوت إنجليزي. والعبارة المكتوبة بلغة أخرى تحتاج إلى علامتها. وترتيب التركيز ينبغي أن يتبع العين من اليمين إلى اليسار. وخطوط العربية الرفيعة فوق خلفية ملونة قد تتعب القارئ حتى لو حققت النسبة المطلوبة حسابيًا، لذلك نطلب للنص الصغير تباينًا أعلى. أما الروابط من نوع «اضغط هنا» فلا تفيد أحدًا في أي لغة؛ فالرابط يجب أن يُفهم إذا سُمع وحده في قائمة.',
        },
      },
      {
        title: 'Keep it true after launch',
        description:
          'A site is accessible on a date. The following week somebody uploads a timetable as a picture. Put the few rules editors need next to the fields where they need them: describe the picture, use headings in order, write links that say where they go. Publish an accessibility statement that admits what is not yet done and gives an address where people can complain, and have a person read that address. Overlays that promise compliance from a single line of script are best avoided; they cover the faults and add a few.',
        ar: {
          title: 'حافظ عليها بعد الإطلاق',
          description:
            'الموقع متاح للجميع يوم إطلاقه، وفي الأسبوع التالي يرفع أحدهم جدول المواعيد على شكل صورة. ضع القواعد القليلة التي يحتاج إليها المحررون بجوار الحقول التي يملؤونها: صف الصورة، رتّب العناوين، اكتب رابطًا يقول إلى أين يذهب. وانشر بيانًا يعترف بما لم يكتمل ويعطي عنوانًا للشكوى، وليكن وراء العنوان من يقرأ. وتجنّب الإضافات التي تعدك بالامتثال بسطر واحد من الشيفرة؛ فهي تغطّي العيوب ولا تصلحها.',
        },
      },
    ],
    ar: {
      mainPara:
        'يثير العملاء موضوع إمكانية الوصول لأحد سببين: مناقصة تشترطها، أو رسالة وصلت من شخص متضرر. وكلاهما بداية مقبولة، لكن الموضوع أوسع منهما. المعنيّون به زبائن: ضعيف بصر يحجز غرفة، ومسنّ ترتجف يده يسدد فاتورة، وأم تحمل طفلها وتقرأ بيد واحدة. هذه خريطة قصيرة للأنظمة وللعمل الذي يستوفيها. وليست استشارة قانونية؛ فتلك اطلبها من محامٍ في البلد الذي تبيع فيه.',
    },
  },
  ar: {
    imageAlt: 'درج ومنحدر يقودان إلى الباب المقوّس نفسه',
    title: 'إمكانية الوصول: ما يطلبه القانون وما يطلبه العمل',
    author: 'هانا ويتلوك',
  },
};
