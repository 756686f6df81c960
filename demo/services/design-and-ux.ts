import type { services } from '../../src/model/pages/services/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';
import { tools } from './tools.ts';

export const designAndUx: DemoOf<typeof services>['services'][number] = {
  title: 'Design & UX',
  description:
    'We work out what people came for, then draw the shortest clear route there. Research, interfaces, front-end templates and brand material come from one team, in Arabic and English, tried on the phones your customers own rather than the ones we do.',
  colour: 'pair1',
  featuredArticles: [
    'Designing Arabic first: two scripts, one page',
    'What a design audit finds, and what to do with it',
  ],
  tools: tools(
    'Figma',
    'Sketch',
    'Adobe XD',
    'Photoshop',
    'Illustrator',
    'After Effects',
    'Principle',
    'Maze',
    'Storybook',
  ),
  ar: {
    title: 'التصميم وتجربة المستخدم',
    description:
      'نعرف أولًا لماذا جاء الزائر، ثم نرسم أقصر طريق واضح إلى ما يريد. البحث والواجهات والقوالب والهوية من فريق واحد، بالعربية والإنجليزية، ومجرّبة على جوالات زبائنك لا على جوالاتنا.',
    featuredArticles: [
      'حين نبدأ بالعربية: خطّان في صفحة واحدة',
      'ماذا يكشف تدقيق التصميم، وماذا تفعل بنتائجه',
    ],
  },
  banner: {
    heading: 'Design that survives its first real user',
    detail:
      'What we draw on Monday is in somebody’s hands by Thursday. Both reading directions are designed from the first frame, so Arabic is never the version that gets flipped the night before launch.',
    ar: {
      heading: 'تصميم يصمد أمام أول مستخدم حقيقي',
      detail:
        'ما نرسمه يوم الاثنين يجرّبه أناس حقيقيون يوم الخميس. نصمّم الاتجاهين معًا من البداية، فلا تُقلب الصفحات إلى العربية على عجل ليلة الإطلاق.',
    },
  },
  designProcess: {
    heading: 'From a vague brief to files one can build from',
    description:
      'Four stages, usually three to eight weeks. At the end of each you see the work, change your mind if you must, and know what the change costs.',
    ar: {
      heading: 'من فكرة مبهمة إلى ملفات جاهزة للتنفيذ',
      description:
        'أربع مراحل تستغرق عادة من 3 إلى 8 أسابيع. في نهاية كل مرحلة ترى العمل بعينك، وتغيّر رأيك إن شئت، وتعرف كلفة التغيير مسبقًا.',
    },
    cards: [
      {
        heading: 'Understand',
        bullets: [
          'Interviews with five to eight customers',
          'A look at search terms, calls and complaints',
          'One page that states the problem',
          'Agreement on what will be measured',
        ],
        ar: {
          heading: 'نفهم',
          bullets: [
            'مقابلات مع 5 إلى 8 من زبائنك',
            'قراءة في كلمات البحث والاتصالات والشكاوى',
            'صفحة واحدة تصوغ المشكلة',
            'اتفاق على ما سنقيسه',
          ],
        },
      },
      {
        heading: 'Sketch',
        bullets: [
          'Page structure in both languages',
          'Three directions, drawn roughly on purpose',
          'Real text instead of filler',
        ],
        ar: {
          heading: 'نرسم',
          bullets: [
            'هيكل الصفحات باللغتين',
            'ثلاثة اتجاهات نتعمّد أن تبقى أولية',
            'نصوص حقيقية من اليوم الأول',
          ],
        },
      },
      {
        heading: 'Test',
        bullets: [
          'A clickable prototype on a phone',
          'Sessions with people who have never seen it',
          'Fixes the same week',
          'A short film of what went wrong',
        ],
        ar: {
          heading: 'نختبر',
          bullets: [
            'نموذج تفاعلي على الجوال',
            'جلسات مع أناس يرونه لأول مرة',
            'إصلاح في الأسبوع نفسه',
            'مقطع قصير يُظهر مواضع التعثر',
          ],
        },
      },
      {
        heading: 'Hand over',
        bullets: [
          'Final screens with every state drawn',
          'Components, colours and type as design tokens',
          'Notes on keyboard and screen-reader use',
          'A designer on call while you build',
        ],
        ar: {
          heading: 'نسلّم',
          bullets: [
            'شاشات نهائية بكل حالاتها',
            'المكوّنات والألوان والخطوط في متغيرات التصميم (tokens)',
            'ملاحظات لاستخدام لوحة المفاتيح وقارئ الشاشة',
            'مصمّم يجيب فريقك طوال التنفيذ',
          ],
        },
      },
    ],
  },
  primaryServices: [
    {
      title: 'PSD to Responsive HTML',
      description:
        'You have finished designs and need code that matches them. We turn Photoshop, Figma, Sketch or XD files into clean HTML and CSS that holds from a 320-pixel phone to a wide desktop, right-to-left styles included. What you get back is templates a developer can read, not an export nobody dares to touch.',
      ar: {
        title: 'تحويل PSD إلى HTML متجاوب',
        description:
          'تصاميمك جاهزة وتنقصها شيفرة تطابقها. نحوّل ملفات Photoshop أو Figma أو Sketch أو XD إلى شيفرة HTML وCSS نظيفة تحفظ الشكل من جوال عرضه 320 بكسلًا إلى أعرض شاشة، ومعها تنسيق العربية من اليمين إلى اليسار. تتسلّم قوالب يقرؤها أي مطوّر بسهولة، لا ملفات مصدَّرة آليًا يخشى الجميع لمسها.',
      },
      secondaryServices: [
        {
          title: 'Figma to HTML',
          description:
            'Frames become semantic pages, section by section. We compare each one with your design at four widths before it reaches you.',
          ar: {
            title: 'من Figma إلى HTML',
            description:
              'نحوّل الإطارات إلى صفحات سليمة البنية قسمًا بعد قسم، ونطابق كل صفحة مع تصميمك على أربعة مقاسات قبل أن تصلك.',
          },
        },
        {
          title: 'Right-to-left templates',
          description:
            'One stylesheet serves both directions through logical properties, so an Arabic page needs no second copy that slowly drifts apart.',
          ar: {
            title: 'قوالب من اليمين إلى اليسار',
            description:
              'ملف تنسيق واحد يخدم الاتجاهين، فلا حاجة إلى نسخة عربية منفصلة تبتعد عن أصلها مع كل تعديل.',
          },
        },
        {
          title: 'HTML email templates',
          description:
            'Newsletters and receipts that look right in Outlook, Gmail and Apple Mail, with Arabic that stays on its own side of the page.',
          ar: {
            title: 'قوالب البريد الإلكتروني',
            description:
              'نشرات وإيصالات تظهر كما ينبغي في Outlook وGmail وApple Mail، والعربية فيها تبدأ من اليمين وتبقى هناك.',
          },
        },
        {
          title: 'Component libraries',
          description:
            'Buttons, cards, forms and tables delivered as documented pieces, each with its hover, focus, error and empty states already drawn.',
          ar: {
            title: 'مكتبات المكوّنات',
            description:
              'أزرار وبطاقات ونماذج وجداول موثّقة قطعة قطعة، ولكلٍّ منها شكله عند مرور المؤشر، وعند التركيز، وعند الخطأ، وحين لا توجد بيانات.',
          },
        },
      ],
    },
    {
      title: 'Responsive Web Design',
      description:
        'Most of your visitors arrive on a phone, often on mobile data, often holding something in the other hand. We design for that person first and let the layout grow from there. Breakpoints follow the content rather than a list of devices, pictures are cropped for each width, and nothing important hides behind hover.',
      ar: {
        title: 'تصميم المواقع المتجاوبة',
        description:
          'معظم زوارك يصلونك من الجوال، وربما بيد واحدة وعلى شبكة ضعيفة. نصمّم لهذا الزائر أولًا، ثم تتسع الصفحة لمن يجلس أمام شاشة أكبر. نغيّر التخطيط حين يحتاج المحتوى إلى ذلك لا حين يصدر جهاز جديد، ونقصّ الصور لكل مقاس، ولا نخفي معلومة مهمة إلى أن يمر المؤشر فوقها.',
      },
      secondaryServices: [
        {
          title: 'Mobile-first layouts',
          description:
            'The small screen is drawn before the large one, which forces an early and useful argument about what the page is for.',
          ar: {
            title: 'الجوال أولًا',
            description:
              'نرسم الشاشة الصغيرة قبل الكبيرة، فيُحسم مبكرًا السؤال الأهم: ما الذي وُجدت هذه الصفحة لأجله؟',
          },
        },
        {
          title: 'Bilingual layouts',
          description:
            'Grids that read equally well from either side, with Arabic and Latin type matched in weight rather than forced to the same size.',
          ar: {
            title: 'تخطيط ثنائي اللغة',
            description:
              'شبكة صفحات متزنة من اليمين ومن اليسار، وخطّان عربي ولاتيني متقاربان في الوزن، لكلٍّ منهما المقاس الذي يناسبه.',
          },
        },
        {
          title: 'Redesign of existing sites',
          description:
            'We keep the pages that earn their place, merge those that repeat each other, and give the whole a layout that fits every screen.',
          ar: {
            title: 'إعادة تصميم المواقع',
            description:
              'نُبقي الصفحات النافعة، وندمج المكرر منها، ثم نعيد ترتيب الموقع كله على نحو يناسب كل شاشة.',
          },
        },
        {
          title: 'Responsive images',
          description:
            'Each picture in the right size, shape and format for the screen that asks for it. Pages often lose two thirds of their weight.',
          ar: {
            title: 'صور على مقاس الشاشة',
            description:
              'تصل كل صورة بالمقاس والصيغة المناسبين للجهاز الذي طلبها، فتفقد الصفحة في الغالب ثلثي وزنها.',
          },
        },
      ],
    },
    {
      title: 'UX Design',
      description:
        'Good experience is mostly things that did not happen: the form not abandoned, the call not made to ask where the button is. We interview customers, map what they try to do, and prototype until strangers manage it unaided. The result is a set of screens, and the evidence for why they look as they do.',
      ar: {
        title: 'تصميم تجربة المستخدم',
        description:
          'التجربة الجيدة تُعرف بما لم يحدث: نموذج لم يُترك في منتصفه، ومكالمة لم يحتج إليها أحد ليسأل أين الزر. نقابل زبائنك، ونتتبع ما يحاولون إنجازه، ونجرّب النماذج الأولية حتى ينجح فيها من لم يرها من قبل. تتسلّم الشاشات، ومعها الدليل على أنها رُسمت هكذا لسبب.',
      },
      secondaryServices: [
        {
          title: 'User research',
          description:
            'Conversations with the people who use your product and with those who gave up on it.',
          ar: {
            title: 'أبحاث المستخدمين',
            description: 'نحاور من يستخدم منتجك، ونحاور كذلك من جرّبه ثم انصرف عنه.',
          },
        },
        {
          title: 'Information architecture',
          description:
            'Menus, labels and page order tested by card sorting, so that people find things under the name they would have used themselves.',
          ar: {
            title: 'هندسة المعلومات',
            description:
              'نختبر القوائم والتسميات وترتيب الصفحات بفرز البطاقات، ليجد الناس ما يريدونه تحت الاسم الذي يخطر ببالهم.',
          },
        },
        {
          title: 'Wireframes and flows',
          description:
            'Plain grey sketches of each step, including the wrong password, the empty basket and the payment that fails halfway.',
          ar: {
            title: 'المخططات الأولية',
            description:
              'رسوم رمادية بسيطة لكل خطوة، حتى كلمة المرور الخاطئة والسلة الفارغة والدفعة التي تتعثر في منتصفها.',
          },
        },
        {
          title: 'Interactive prototypes',
          description: 'A model you can tap through on a phone before a line of code is paid for.',
          ar: {
            title: 'النماذج التفاعلية',
            description: 'نموذج تتنقل فيه على جوالك قبل أن تدفع ثمن سطر برمجي واحد.',
          },
        },
        {
          title: 'Usability testing',
          description:
            'Five people, one task, no hints. We run sessions in Arabic and English and send you the recordings along with the findings.',
          ar: {
            title: 'اختبار سهولة الاستخدام',
            description:
              'خمسة أشخاص ومهمة واحدة ولا تلميح. نجري الجلسات بالعربية والإنجليزية، ونرسل لك التسجيلات مع النتائج.',
          },
        },
        {
          title: 'Design systems',
          description:
            'Shared components and the rules for using them, so the twentieth screen looks related to the first even when someone else drew it.',
          ar: {
            title: 'أنظمة التصميم',
            description:
              'مكوّنات مشتركة وقواعد لاستعمالها، فتشبه الشاشةُ العشرون الشاشةَ الأولى حتى لو رسمها مصمّم آخر.',
          },
        },
      ],
    },
    {
      title: 'Landing Page Design',
      description:
        'A landing page has one visitor, one promise and one thing to do. We write the headline before we draw the picture, match the page to the ad that led there, and keep the form as short as your sales team will allow. Then we measure.',
      ar: {
        title: 'تصميم صفحات الهبوط',
        description:
          'لصفحة الهبوط زائر واحد ووعد واحد وخطوة واحدة. نكتب العنوان قبل أن نرسم الصورة، ونجعل الصفحة امتدادًا للإعلان الذي جاء بالزائر، ونختصر النموذج إلى أقل ما يقبله فريق مبيعاتك. ثم نقيس النتيجة.',
      },
      secondaryServices: [
        {
          title: 'Campaign pages',
          description:
            'Pages built for one offer and one audience, ready in about five working days and taken down without a trace when the offer ends.',
          ar: {
            title: 'صفحات الحملات',
            description:
              'صفحة لعرض واحد وجمهور واحد، جاهزة في نحو خمسة أيام عمل، وتُسحب بهدوء عند انتهاء العرض.',
          },
        },
        {
          title: 'Lead capture forms',
          description:
            'We ask for the few details your team really uses, explain why, and confirm at once that a person will reply.',
          ar: {
            title: 'نماذج استقبال الطلبات',
            description:
              'نطلب البيانات القليلة التي يستخدمها فريقك فعلًا، ونوضح سبب طلبها، ونطمئن الزائر فورًا إلى أن إنسانًا سيرد عليه.',
          },
        },
        {
          title: 'Product launch pages',
          description:
            'A page that explains something new in thirty seconds, collects early interest and survives the traffic of an announcement.',
          ar: {
            title: 'صفحات إطلاق المنتجات',
            description:
              'صفحة تشرح الجديد في نصف دقيقة، وتجمع أسماء المهتمين مبكرًا، ولا تتعثر تحت زحام يوم الإعلان.',
          },
        },
        {
          title: 'A/B variants',
          description:
            'Two honest alternatives with a single difference between them, run long enough to mean something before anyone declares a winner.',
          ar: {
            title: 'نسختان لاختبار A/B',
            description:
              'نسختان لا يفرق بينهما إلا شيء واحد، تعملان مدة كافية قبل أن نحكم لأيٍّ منهما بالفوز.',
          },
        },
      ],
    },
    {
      title: 'UX Audit',
      description:
        'Something is wrong, the numbers say so, and nobody agrees on what. In ten working days we go through your site or app as a customer, a keyboard user and a sceptic, check the analytics against what we see, and hand over a ranked list: what to fix this week, this quarter, and not at all.',
      ar: {
        title: 'تدقيق تجربة المستخدم',
        description:
          'ثمة خلل تؤكده الأرقام ولا يتفق أحد على موضعه. في عشرة أيام عمل نتصفح موقعك أو تطبيقك بعين الزبون، ثم بعين من يستخدم لوحة المفاتيح وحدها، ثم بعين المتشكك، ونقارن ما رأيناه بالتحليلات. تتسلّم قائمة مرتبة: ما يُصلَح هذا الأسبوع، وما يُصلَح هذا الربع، وما لا يستحق الإصلاح.',
      },
      secondaryServices: [
        {
          title: 'Heuristic review',
          description:
            'Two designers examine every key screen separately, then compare notes. Where they disagree, we test with users rather than argue.',
          ar: {
            title: 'المراجعة التخصصية',
            description:
              'يفحص مصمّمان كل شاشة رئيسية على انفراد ثم يقارنان ملاحظاتهما، وما اختلفا فيه يحسمه اختبار مع المستخدمين.',
          },
        },
        {
          title: 'Accessibility audit',
          description:
            'WCAG 2.2 AA checked by hand with a keyboard, two screen readers and 200 percent zoom, and each fault shown with its repair.',
          ar: {
            title: 'تدقيق إمكانية الوصول',
            description:
              'نفحص معيار WCAG 2.2 AA يدويًا بلوحة المفاتيح وقارئَي شاشة وتكبير 200\u200e%\u200e، ونرفق مع كل خلل طريقة إصلاحه.',
          },
        },
        {
          title: 'Checkout and form analysis',
          description: 'Field by field, where people hesitate, correct themselves and leave.',
          ar: {
            title: 'تحليل النماذج والدفع',
            description: 'نتتبع حقلًا حقلًا أين يتردد الناس، وأين يصححون ما كتبوه، وأين يغادرون.',
          },
        },
        {
          title: 'Arabic experience review',
          description:
            'A native reader goes through the Arabic version alone: wording, direction, numerals, dates and the parts somebody forgot to translate.',
          ar: {
            title: 'مراجعة النسخة العربية',
            description:
              'قارئ عربي يتصفح النسخة العربية وحدها: الصياغة والاتجاه والأرقام والتواريخ، وما نسي أحدهم أن يترجمه.',
          },
        },
      ],
    },
    {
      title: 'Graphic Design',
      description:
        'A company is recognised long before it is read. We draw marks, type systems, packaging and printed matter that keep their shape on a truck door, a receipt and a sixteen-pixel icon. Latin and Arabic wordmarks are developed side by side by people who can read both.',
      ar: {
        title: 'التصميم الجرافيكي',
        description:
          'تُعرف الشركة من شكلها قبل أن يُقرأ اسمها. نرسم الشعارات ومنظومات الخطوط والعبوات والمطبوعات بحيث تبقى واضحة على باب شاحنة وعلى إيصال وفي أيقونة من 16 بكسلًا. والشعاران العربي واللاتيني يُرسمان معًا على يد من يقرأ اللغتين.',
      },
      secondaryServices: [
        {
          title: 'Logo and brand identity',
          description:
            'A mark in two scripts, its colours, its type and a short guide that people will really open, with files for every use.',
          ar: {
            title: 'الشعار والهوية',
            description:
              'شعار باللغتين بألوانه وخطوطه، ودليل استخدام قصير لا يُترك في الدرج، وملفات جاهزة لكل غرض.',
          },
        },
        {
          title: 'Packaging design',
          description:
            'Boxes, bags and labels drawn to the printer’s template, with the barcode, ingredients and Arabic text where the regulations want them.',
          ar: {
            title: 'تصميم العبوات',
            description:
              'علب وأكياس وملصقات على قياس المطبعة، بالباركود والمكوّنات والنص العربي في المواضع التي تشترطها الأنظمة.',
          },
        },
        {
          title: 'Illustration and icons',
          description:
            'A small drawn language of your own, made on one grid, so that your pages stop borrowing the same smiling strangers as everyone else.',
          ar: {
            title: 'الرسوم والأيقونات',
            description:
              'لغة رسم خاصة بك على شبكة واحدة، تغنيك عن الوجوه المبتسمة نفسها التي تراها في كل موقع.',
          },
        },
        {
          title: 'Company profiles and print',
          description:
            'Profiles, brochures, exhibition stands and business cards prepared for press, checked on paper and not only on a bright screen.',
          ar: {
            title: 'المطبوعات والملف التعريفي',
            description:
              'ملفات تعريفية وكتيّبات وأجنحة معارض وبطاقات عمل مجهّزة للطباعة، نراجعها على الورق لا على الشاشة فقط.',
          },
        },
      ],
    },
  ],
};
