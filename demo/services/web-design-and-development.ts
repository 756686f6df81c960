import type { services } from '../../src/model/pages/services/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';
import { tools } from './tools.ts';

export const webDesignAndDevelopment: DemoOf<typeof services>['services'][number] = {
  title: 'Web Design & Development',
  description:
    'Websites, portals and the systems behind them, in the language and framework that suit the job and the people who will look after it. We write code that a developer who has never met us can maintain.',
  colour: 'pair2',
  featuredArticles: [
    'What a fast page is worth, and how to find out for yourself',
    'Choosing a CMS: ask the person who will use it on a Thursday',
  ],
  tools: tools(
    'WordPress',
    'Laravel',
    'Drupal',
    'ASP.NET',
    'Angular',
    'Ruby on Rails',
    'Python',
    'React',
    'PostgreSQL',
  ),
  ar: {
    title: 'تصميم المواقع وتطويرها',
    description:
      'نبني المواقع والبوابات والأنظمة التي تقوم عليها، بلغة البرمجة والإطار الأنسب للمهمة ولمن سيتولى صيانتها. ونكتب شيفرة يفهمها من لم يكتبها.',
    featuredArticles: [
      'كم تساوي الصفحة السريعة؟ الجواب في سجلاتك',
      'اختيار نظام إدارة المحتوى: اسأل من سيستعمله',
    ],
  },
  banner: {
    heading: 'Built to be looked after',
    detail:
      'A website costs more over its life than at its launch. We choose plain tools, leave tests and notes behind, and hand you every key.',
    ar: {
      heading: 'مواقع تسهل العناية بها',
      detail:
        'ما تنفقه على الموقع في عمره أكثر مما تنفقه يوم إطلاقه. نختار أدوات بسيطة، ونترك وراءنا اختبارات وشروحًا، ونسلّمك المفاتيح كلها.',
    },
  },
  designProcess: {
    heading: 'How a website gets from talk to traffic',
    description:
      'Eight to twelve weeks for a company website, longer for a portal. The order below hardly ever changes; what changes is how long you need to find the photographs.',
    ar: {
      heading: 'من أول حديث إلى أول زائر',
      description:
        'من 8 إلى 12 أسبوعًا لموقع الشركة، وأكثر للبوابات. الترتيب أدناه قلّما يتغير، وإنما يتغير الوقت الذي تحتاج إليه للعثور على الصور.',
    },
    cards: [
      {
        heading: 'Plan',
        bullets: [
          'A list of pages with a reason for each',
          'The platform chosen, and why',
          'Who will edit what after launch',
          'A fixed price for the first release',
        ],
        ar: {
          heading: 'نخطّط',
          bullets: [
            'قائمة صفحات لكل منها سبب',
            'اختيار المنصة مع بيان السبب',
            'من يحرّر ماذا بعد الإطلاق',
            'سعر ثابت للإصدار الأول',
          ],
        },
      },
      {
        heading: 'Design',
        bullets: [
          'Text drafted before the layouts',
          'Arabic and English drawn together',
          'A prototype to click through',
        ],
        ar: {
          heading: 'نصمّم',
          bullets: [
            'كتابة النصوص قبل رسم الصفحات',
            'العربية والإنجليزية معًا',
            'نموذج أولي تتصفحه بنفسك',
          ],
        },
      },
      {
        heading: 'Develop',
        bullets: [
          'Code reviewed by a second person',
          'A preview address from the first week',
          'Automatic tests on every change',
          'Speed and accessibility budgets',
        ],
        ar: {
          heading: 'نطوّر',
          bullets: [
            'شيفرة يراجعها شخص ثانٍ',
            'رابط معاينة منذ الأسبوع الأول',
            'اختبارات آلية مع كل تعديل',
            'حدود للسرعة وإمكانية الوصول لا نتجاوزها',
          ],
        },
      },
      {
        heading: 'Launch',
        bullets: [
          'Redirects for every old address',
          'Backups restored once, as a rehearsal',
          'Two hours of training, recorded',
          'Thirty days of free corrections',
          'All passwords and code handed over',
        ],
        ar: {
          heading: 'نُطلق',
          bullets: [
            'تحويل كل رابط قديم إلى بديله',
            'تجربة فعلية لاستعادة النسخة الاحتياطية',
            'تدريب مسجّل لساعتين',
            '30 يومًا من التصحيح المجاني',
            'تسليم الشيفرة وكلمات المرور كلها',
          ],
        },
      },
    ],
  },
  primaryServices: [
    {
      title: 'WordPress Development',
      description:
        'WordPress runs a large part of the web and most of its slow sites. The difference is how much is piled onto it. We write our own light themes for the block editor, install as few plugins as possible and give your writers fields that fit their content, so that publishing a page needs neither a developer nor a manual.',
      ar: {
        title: 'تطوير مواقع ووردبريس',
        description:
          'يشغّل ووردبريس جزءًا كبيرًا من الويب، ومعظم مواقعه البطيئة أيضًا، والفرق في مقدار ما يُحمَّل فوقه. نكتب قوالب خفيفة تعمل مع أداة التحرير المدمجة في ووردبريس، ونكتفي بأقل عدد من الإضافات، ونعطي كتّابك حقولًا على قدر محتواهم، فينشر أحدهم صفحته بلا مطوّر ولا كتيّب إرشادات.',
      },
      secondaryServices: [
        {
          title: 'Custom theme development',
          description:
            'Block themes drawn for one company, with patterns your editors can combine and no settings they could break the layout with.',
          ar: {
            title: 'قوالب مخصصة',
            description:
              'قوالب تُرسم لشركة واحدة، بأنماط جاهزة يركّبها فريق المحتوى كما يشاء، ولا إعداد فيها يفسد شكل الصفحة.',
          },
        },
        {
          title: 'Plugin development',
          description:
            'Small plugins that do one thing, follow the coding standards and uninstall cleanly.',
          ar: {
            title: 'برمجة الإضافات',
            description:
              'إضافات صغيرة تؤدي كل منها غرضًا واحدًا، وتلتزم معايير ووردبريس البرمجية، وتُحذف بلا أثر.',
          },
        },
        {
          title: 'Bilingual WordPress sites',
          description:
            'Arabic and English in one site, each page linked to its twin, with menus, forms and search in the right language.',
          ar: {
            title: 'ووردبريس بلغتين',
            description:
              'العربية والإنجليزية في موقع واحد، كل صفحة مرتبطة بتوأمها، والقوائم والنماذج والبحث بلغة القارئ.',
          },
        },
        {
          title: 'Speed repair',
          description:
            'We profile the slow pages, remove what they do not need and cache the rest. Typical result: from six seconds to under two.',
          ar: {
            title: 'علاج البطء',
            description:
              'نقيس الصفحات البطيئة ونزيل ما لا تحتاج إليه ونخزّن الباقي مؤقتًا. النتيجة المعتادة: من ست ثوانٍ إلى أقل من ثانيتين.',
          },
        },
        {
          title: 'Clean-up after a hack',
          description:
            'The intruder removed, the door found and closed, passwords changed, and a written account of what happened for your files.',
          ar: {
            title: 'التنظيف بعد الاختراق',
            description:
              'نُخرج المتسلل، ونعثر على الثغرة ونسدها، ونغيّر كلمات المرور، ونسلّمك تقريرًا مكتوبًا بما جرى.',
          },
        },
        {
          title: 'Multisite networks',
          description:
            'Faculties, branches or franchises on one installation, sharing a design while each edits its own pages and no one else’s.',
          ar: {
            title: 'شبكات المواقع',
            description:
              'كليات أو فروع أو امتيازات تجارية على نظام واحد، يجمعها التصميم، ولكلٍّ منها صفحات لا يحرّرها سوى أهلها.',
          },
        },
      ],
    },
    {
      title: 'Drupal Development',
      description:
        'Drupal makes sense when many people publish much content under real rules: universities, ministries, associations. We model the content types with your editors, set up workflow and permissions that match the organisation chart, and keep to contributed modules with active maintainers, so the next upgrade takes half a day.',
      ar: {
        title: 'تطوير مواقع دروبال',
        description:
          'يصلح دروبال حيث ينشر كثيرون محتوى كثيرًا وفق قواعد صارمة، كالجامعات والوزارات والجمعيات. نصوغ أنواع المحتوى مع محرريك، ونضبط الصلاحيات ومراحل الاعتماد على الهيكل الإداري، ونكتفي بوحدات لها من يصونها، فلا تأخذ الترقية القادمة أكثر من نصف يوم.',
      },
      secondaryServices: [
        {
          title: 'Content modelling',
          description:
            'News, staff, courses and events as linked types rather than pages of pasted text, so one correction appears everywhere it should.',
          ar: {
            title: 'نمذجة المحتوى',
            description:
              'أخبار وموظفون ومقررات وفعاليات في أنواع مترابطة لا في نصوص ملصوقة، فيظهر التصحيح الواحد حيثما يلزم.',
          },
        },
        {
          title: 'Editorial workflow',
          description:
            'Draft, legal review, translation, approval: each step has an owner, a deadline and a record of who changed which word.',
          ar: {
            title: 'مسار النشر والاعتماد',
            description:
              'مسودة فمراجعة قانونية فترجمة فاعتماد: لكل خطوة مسؤول وموعد وسجل بمن غيّر أي كلمة.',
          },
        },
        {
          title: 'Drupal 7 migration',
          description:
            'Drupal 7 has been without support since January 2025. We carry content, users and addresses to the current release in rehearsed stages.',
          ar: {
            title: 'الانتقال من دروبال 7',
            description:
              'دروبال 7 بلا دعم منذ يناير 2025. ننقل المحتوى والمستخدمين والروابط إلى الإصدار الحالي على مراحل نتدرب عليها مسبقًا.',
          },
        },
        {
          title: 'Custom modules',
          description:
            'When no maintained module does the job, we write one with tests and, if you agree, give it back to the community.',
          ar: {
            title: 'وحدات مخصصة',
            description:
              'حين لا نجد وحدة جاهزة موثوقة نكتبها مع اختباراتها، ونشاركها مجتمع دروبال إن أذنت.',
          },
        },
      ],
    },
    {
      title: 'ASP.NET Development',
      description:
        'Banks, insurers and logistics firms keep choosing .NET because it is fast, typed and supported for years at a time. We build portals and APIs on the current long-term release, run them in Windows or Linux containers, and move older Framework applications across part by part while they stay in use.',
      ar: {
        title: 'تطوير تطبيقات ASP.NET',
        description:
          'ما زالت المصارف وشركات التأمين والشحن تختار منصة دوت نت لسرعتها وانضباطها ودعمها الممتد لسنوات. نبني البوابات وواجهات الربط على الإصدار طويل الدعم، ونشغّلها في حاويات ويندوز أو لينكس، وننقل التطبيقات القديمة جزءًا جزءًا وهي في الخدمة.',
      },
      secondaryServices: [
        {
          title: 'Customer portals',
          description:
            'Statements, claims, shipments and contracts behind one sign-in, with roles for the customer, the branch and head office.',
          ar: {
            title: 'بوابات الخدمة الذاتية',
            description:
              'كشوف ومطالبات وشحنات وعقود بتسجيل دخول واحد، وصلاحيات تفرّق بين الزبون والفرع والإدارة.',
          },
        },
        {
          title: 'Web APIs',
          description:
            'Documented, versioned interfaces for apps and partners, with limits, logs and a test environment that behaves like the real one.',
          ar: {
            title: 'واجهات الربط API',
            description:
              'واجهات موثّقة ومرقّمة الإصدارات للتطبيقات والشركاء، بحدود استخدام وسجلات وبيئة تجريبية تطابق الحقيقية.',
          },
        },
        {
          title: '.NET Framework upgrade',
          description:
            'Web Forms and MVC 5 applications brought to modern .NET one route at a time, old and new answering side by side.',
          ar: {
            title: 'ترقية تطبيقات دوت نت',
            description:
              'ننقل تطبيقات Web Forms وMVC 5 إلى أحدث إصدارات دوت نت مسارًا بعد مسار، والقديم والجديد يعملان جنبًا إلى جنب.',
          },
        },
        {
          title: 'Line-of-business systems',
          description:
            'Approvals, inventories and rosters that have outgrown a spreadsheet, signed in through Microsoft Entra ID and reporting to Power BI.',
          ar: {
            title: 'الأنظمة الداخلية',
            description:
              'موافقات ومخزون وجداول مناوبة ضاقت بها ملفات Excel، بدخول عبر Microsoft Entra ID وتقارير في Power BI.',
          },
        },
      ],
    },
    {
      title: 'AngularJS Development',
      description:
        'Support for AngularJS ended in January 2022, yet many good applications still run on it and earn money every day. We keep them safe, fix what breaks and plan the way out: a screen at a time to current Angular or to React, without a year in which nothing new can be delivered.',
      ar: {
        title: 'تطوير تطبيقات AngularJS',
        description:
          'انتهى دعم AngularJS في يناير 2022، ومع ذلك ما زالت تطبيقات جيدة كثيرة تعمل به وتدرّ دخلًا كل يوم. نحميها ونصلح ما يتعطل فيها ونرسم طريق الخروج: شاشة بعد شاشة إلى Angular الحديث أو React، من غير سنة كاملة يتوقف فيها كل جديد.',
      },
      secondaryServices: [
        {
          title: 'AngularJS maintenance',
          description:
            'Bug fixes, browser changes and extended security patches for the application you cannot switch off yet.',
          ar: {
            title: 'صيانة AngularJS',
            description:
              'إصلاح الأخطاء ومواكبة المتصفحات وتحديثات أمنية ممتدة لتطبيق لا تستطيع إيقافه بعد.',
          },
        },
        {
          title: 'Migration to Angular',
          description:
            'Old and new run in one page during the move. Users notice only that the screens get quicker, one after another.',
          ar: {
            title: 'الانتقال إلى Angular',
            description:
              'يعمل القديم والجديد في صفحة واحدة طوال النقل، ولا يلحظ المستخدم إلا أن الشاشات تزداد سرعة واحدة بعد أخرى.',
          },
        },
        {
          title: 'Dashboards and data grids',
          description:
            'Tables with a hundred thousand rows that still scroll, filter and export, because only the visible part is ever drawn.',
          ar: {
            title: 'لوحات البيانات والجداول',
            description:
              'جداول بمئة ألف صف تُمرَّر وتُصفّى وتُصدَّر بلا عناء، لأننا لا نرسم منها إلا ما تراه العين.',
          },
        },
        {
          title: 'Code and risk review',
          description:
            'Two weeks, one report: which libraries are exposed, which screens matter, and three ways forward with an estimate for each.',
          ar: {
            title: 'مراجعة الشيفرة والمخاطر',
            description:
              'أسبوعان وتقرير واحد: أي المكتبات مكشوفة، وأي الشاشات أهم، وثلاثة مسارات ممكنة مع تقدير لكلٍّ منها.',
          },
        },
      ],
    },
    {
      title: 'Ruby on Rails Development',
      description:
        'Rails is still the shortest path from an idea to a product people pay for. Two of our developers and a designer can put a working marketplace or booking system in front of customers within eight weeks. We stay close to its conventions, so whoever joins you later will find everything where they expect it.',
      ar: {
        title: 'التطوير بإطار Ruby on Rails',
        description:
          'ما زال Rails أقصر طريق من الفكرة إلى منتج يدفع الناس ثمنه. مطوّران ومصمّم من فريقنا يضعون سوقًا إلكترونية أو نظام حجوزات بين أيدي الزبائن خلال ثمانية أسابيع. نلتزم أعراف Rails، فيجد كل من ينضم إليك لاحقًا كل شيء حيث يتوقعه.',
      },
      secondaryServices: [
        {
          title: 'MVP in eight weeks',
          description:
            'A first version with sign-up, payment and one thing done well, small enough to change once customers have had their say.',
          ar: {
            title: 'منتج أولي في 8 أسابيع',
            description:
              'نسخة أولى بتسجيل ودفع وميزة واحدة متقنة، صغيرة بما يكفي لتتغير حين يقول الزبائن رأيهم.',
          },
        },
        {
          title: 'Marketplaces',
          description:
            'Sellers, buyers, commissions, payouts and disputes. We have met the awkward cases before and design for them early.',
          ar: {
            title: 'الأسواق الإلكترونية',
            description:
              'بائعون ومشترون وعمولات وتحويلات ونزاعات. مرّت بنا حالاتها الشائكة من قبل، فنحسب حسابها مبكرًا.',
          },
        },
        {
          title: 'Rails upgrades',
          description:
            'From whichever version you are on to the current one, release by release, with the test suite repaired before anything moves.',
          ar: {
            title: 'ترقية Rails',
            description:
              'من أي إصدار لديك إلى الإصدار الحالي، درجة بعد درجة، وإصلاح الاختبارات يسبق كل خطوة.',
          },
        },
        {
          title: 'Background jobs and queues',
          description:
            'Reports, imports and mailings moved out of the request, retried when they fail, and visible to the person who is waiting.',
          ar: {
            title: 'المهام الخلفية',
            description:
              'تقارير واستيراد ومراسلات تُنجز في الخلفية، ويُعاد ما تعثر منها، ويرى صاحبها إلى أين وصلت.',
          },
        },
      ],
    },
    {
      title: 'CMS Development',
      description:
        'Writers should spend their day on words, not on the tool. We set up a content system around how your team works: who writes, who translates, who approves. Sometimes that is a known product, sometimes a headless service, sometimes a small one built for you.',
      ar: {
        title: 'تطوير أنظمة إدارة المحتوى',
        description:
          'وقت الكاتب للكتابة، لا لمصارعة الأداة. نبني نظام المحتوى حول طريقة فريقك: من يكتب ومن يترجم ومن يعتمد. قد يكون منتجًا معروفًا، أو خدمة مستقلة عن الواجهة، أو نظامًا صغيرًا نبنيه لك.',
      },
      secondaryServices: [
        {
          title: 'Headless CMS',
          description:
            'Content kept once and delivered to site, app and screen in the lobby. The front end can be replaced without retyping anything.',
          ar: {
            title: 'محتوى مستقل عن الواجهة',
            description:
              'محتوى يُحفظ مرة ويصل إلى الموقع والتطبيق وشاشة الاستقبال، وتتبدل الواجهة من غير إعادة كتابة حرف.',
          },
        },
        {
          title: 'Custom admin areas',
          description:
            'Screens made for your content and nobody else’s, with Arabic beside English and a clear mark where a translation has fallen behind.',
          ar: {
            title: 'لوحات تحكم مخصصة',
            description:
              'شاشات على قياس محتواك وحدك، العربية فيها بجوار الإنجليزية، وعلامة واضحة حيث تأخرت الترجمة عن أصلها.',
          },
        },
        {
          title: 'CMS migration',
          description:
            'Articles, pictures and authors carried over by script, checked by eye, and every old link answered by the right new page.',
          ar: {
            title: 'الانتقال بين الأنظمة',
            description:
              'ننقل المقالات والصور وأسماء الكتّاب آليًا ونراجعها بالعين، وكل رابط قديم يفضي إلى صفحته الجديدة.',
          },
        },
        {
          title: 'Editor training',
          description:
            'A morning with your team on their own content, a recording to keep, and a one-page guide that fits above the desk.',
          ar: {
            title: 'تدريب المحررين',
            description:
              'صباح واحد مع فريقك على محتواه الفعلي، وتسجيل يحتفظ به، ودليل من صفحة واحدة يُعلَّق فوق المكتب.',
          },
        },
      ],
    },
    {
      title: 'Laravel Development',
      description:
        'Laravel gives PHP the order that large applications need: queues, scheduling, permissions and tests from the first commit. It is our usual choice for portals, booking engines and internal systems in the region, where good Laravel developers are easy to hire when you want the work in your own house.',
      ar: {
        title: 'التطوير بإطار Laravel',
        description:
          'يمنح Laravel لغة PHP النظام الذي تحتاج إليه التطبيقات الكبيرة: مهام مجدولة وصلاحيات واختبارات منذ اليوم الأول. نختاره عادة للبوابات ومحركات الحجز والأنظمة الداخلية، وفي المنطقة كثير من مطوّريه الأكفاء إن أردت نقل العمل إلى فريقك.',
      },
      secondaryServices: [
        {
          title: 'Booking and reservation systems',
          description:
            'Rooms, doctors, cars or courts, with calendars that never sell the same hour twice, however many people press at once.',
          ar: {
            title: 'أنظمة الحجز',
            description:
              'غرف أو أطباء أو سيارات أو ملاعب، بتقويم لا يبيع الساعة نفسها مرتين مهما تزامنت النقرات.',
          },
        },
        {
          title: 'SaaS products',
          description:
            'Accounts, plans, invoices and data kept strictly apart for each customer, with the monthly figures your investors will ask about.',
          ar: {
            title: 'منتجات SaaS',
            description:
              'حسابات وباقات وفواتير، وبيانات معزولة تمامًا لكل مشترك، وأرقام شهرية جاهزة لأسئلة المستثمرين.',
          },
        },
        {
          title: 'Laravel APIs for apps',
          description:
            'A tidy back end for your mobile team: tokens, pagination, push messages and documentation written before the endpoints.',
          ar: {
            title: 'خوادم التطبيقات',
            description:
              'خادم مرتب لفريق الجوال: رموز دخول وترقيم صفحات وإشعارات، وتوثيق يُكتب قبل البرمجة لا بعدها.',
          },
        },
        {
          title: 'Takeover and upgrade',
          description:
            'We accept projects begun elsewhere, add tests around the risky parts, and bring them to a supported version before adding features.',
          ar: {
            title: 'تسلّم المشاريع وترقيتها',
            description:
              'نتسلّم مشاريع بدأها غيرنا، ونحيط أجزاءها الخطرة بالاختبارات، ونرفعها إلى إصدار مدعوم قبل أي ميزة جديدة.',
          },
        },
      ],
    },
    {
      title: 'PHP Development',
      description:
        'Plain PHP still carries a remarkable amount of the world’s business. We look after custom applications, old and new, bring them to a supported version, and add what they lack: types, tests, prepared statements, a deployment that is more than dragging files.',
      ar: {
        title: 'البرمجة بلغة PHP',
        description:
          'ما زال قدر مدهش من أعمال العالم يقوم على PHP. نتولى التطبيقات المخصصة قديمها وحديثها، ونرفعها إلى إصدار مدعوم، ونضيف ما ينقصها: أنواعًا صريحة واختبارات واستعلامات آمنة ونشرًا أرقى من سحب الملفات باليد.',
      },
      secondaryServices: [
        {
          title: 'PHP 8 upgrades',
          description:
            'Applications stuck on PHP 5 or 7 moved step by step, warnings cleared on the way, with a measured gain in speed.',
          ar: {
            title: 'الترقية إلى PHP 8',
            description:
              'تطبيقات عالقة على PHP 5 أو 7 ننقلها خطوة خطوة، وننظف تحذيراتها في الطريق، ونقيس ما كسبته من سرعة.',
          },
        },
        {
          title: 'Custom web applications',
          description:
            'Quotations, rentals, inspections: the process that is yours alone, built with Symfony components where they help and little else.',
          ar: {
            title: 'تطبيقات ويب مخصصة',
            description:
              'عروض أسعار أو تأجير أو معاينات: الإجراء الذي يخصك وحدك، نبنيه بمكوّنات Symfony حيث تنفع وبقليل مما سواها.',
          },
        },
        {
          title: 'Payment and ERP integration',
          description:
            'Orders that reach the accounts by themselves, invoices that satisfy ZATCA, and a daily check that both sides hold the same total.',
          ar: {
            title: 'الربط مع بوابات الدفع وERP',
            description:
              'طلبات تنتقل إلى الحسابات تلقائيًا، وفواتير وفق متطلبات هيئة الزكاة والضريبة والجمارك، ومطابقة يومية لمجموع الطرفين.',
          },
        },
        {
          title: 'Security hardening',
          description:
            'We read the code as an attacker would, close injection and upload holes, and set up logs that show the next attempt.',
          ar: {
            title: 'التحصين الأمني',
            description:
              'نقرأ الشيفرة بعين المهاجم، ونسد ثغرات الحقن والرفع، ونضبط سجلات تكشف المحاولة القادمة.',
          },
        },
      ],
    },
    {
      title: 'Python Development',
      description:
        'Python is where websites meet data. We use Django for systems with many records and many rules, FastAPI for quick services, and the scientific libraries for forecasts and documents that need reading. Models run only where they beat a simple rule, and we show you the comparison first.',
      ar: {
        title: 'البرمجة بلغة بايثون',
        description:
          'في بايثون يلتقي الويب بالبيانات. نستخدم Django للأنظمة الكثيرة السجلات والقواعد، وFastAPI للخدمات السريعة، والمكتبات العلمية للتنبؤ وقراءة المستندات. ولا نشغّل نموذج تعلّم آلي إلا حيث يتفوق على قاعدة بسيطة، ونريك المقارنة أولًا.',
      },
      secondaryServices: [
        {
          title: 'Django platforms',
          description:
            'Member directories, case files, learning portals: solid data, sensible permissions and an admin area that is useful from the first week.',
          ar: {
            title: 'منصات Django',
            description:
              'أدلة أعضاء وملفات قضايا وبوابات تعليم: بيانات متينة وصلاحيات معقولة ولوحة تحكم تنفع منذ الأسبوع الأول.',
          },
        },
        {
          title: 'Data pipelines',
          description:
            'Figures gathered nightly from tills, sensors and spreadsheets, cleaned, checked and ready before the nine o’clock meeting.',
          ar: {
            title: 'تجميع البيانات',
            description:
              'أرقام تُجمع كل ليلة من نقاط البيع والحساسات والجداول، وتُنظف وتُفحص وتجهز قبل اجتماع التاسعة.',
          },
        },
        {
          title: 'Document reading',
          description:
            'Invoices, licences and identity cards in Arabic and English turned into fields, with doubtful ones sent to a person.',
          ar: {
            title: 'قراءة المستندات',
            description:
              'فواتير ورخص وهويات بالعربية والإنجليزية تتحول إلى حقول جاهزة، والمشكوك فيه منها يُحال إلى موظف.',
          },
        },
        {
          title: 'Automation scripts',
          description:
            'The report somebody assembles every Sunday morning, made by itself, with a message when something in it looks odd.',
          ar: {
            title: 'أتمتة المهام',
            description:
              'التقرير الذي يجمعه أحدهم صباح كل أحد يُعدّ تلقائيًا، ويصلك تنبيه إذا بدا فيه شيء غريب.',
          },
        },
      ],
    },
    {
      title: 'Website Maintenance Services',
      description:
        'Websites decay quietly: a certificate lapses, a form stops sending, a plugin turns dangerous on a Friday. For a fixed monthly fee we update, back up, watch and repair, whoever built the site. You get an answer from a named person, a short report each month, and hours that do not expire unused.',
      ar: {
        title: 'صيانة المواقع',
        description:
          'المواقع تبلى بصمت: شهادة تنتهي، ونموذج يكف عن الإرسال، وإضافة تصير خطرة مساء الجمعة. باشتراك شهري ثابت نحدّث الموقع وننسخه احتياطيًا ونراقبه ونصلحه، أيًّا كان من بناه. يجيبك شخص تعرف اسمه، ويصلك تقرير قصير كل شهر، وساعاتك التي لم تستعملها تبقى لك.',
      },
      secondaryServices: [
        {
          title: 'Updates and patches',
          description:
            'Tried on a copy first and applied within two days, or within hours when the hole is already being used.',
          ar: {
            title: 'التحديثات الأمنية',
            description:
              'نجرّبها على نسخة ثم نطبّقها خلال يومين، أو خلال ساعات إذا كانت الثغرة قد استُغلت فعلًا.',
          },
        },
        {
          title: 'Backups that restore',
          description:
            'Nightly copies in another country, and once a quarter we restore one completely to see that it works.',
          ar: {
            title: 'نسخ احتياطية مجرّبة',
            description:
              'نسخة كل ليلة في بلد آخر، ومرة كل ثلاثة أشهر نستعيد إحداها كاملة لنتأكد من أنها تعمل.',
          },
        },
        {
          title: 'Uptime monitoring',
          description:
            'Checked every minute from three continents, forms and checkout included. We usually know before your first customer does.',
          ar: {
            title: 'مراقبة على مدار الساعة',
            description:
              'فحص كل دقيقة من ثلاث قارات يشمل النماذج والدفع، ونعرف بالعطل في الغالب قبل أول زبون.',
          },
        },
        {
          title: 'Content changes',
          description:
            'Send the new price list, photograph or vacancy by noon and it is online in both languages by the end of the day.',
          ar: {
            title: 'تعديل المحتوى',
            description:
              'أرسل قائمة الأسعار أو الصورة أو إعلان الوظيفة قبل الظهر، وتجدها منشورة باللغتين قبل نهاية اليوم.',
          },
        },
      ],
    },
    {
      title: 'WhatsApp Integration',
      description:
        'In the Gulf a customer would sooner send a message than fill in a form. We connect your site, shop or booking system to the WhatsApp Business Platform: confirmations, reminders, answers to common questions, and a shared inbox where a person takes over. Consent and message costs are settled before anything is sent.',
      ar: {
        title: 'ربط واتساب',
        description:
          'الزبون في الخليج يرسل رسالة قبل أن يملأ نموذجًا. نربط موقعك أو متجرك أو نظام حجزك بمنصة واتساب للأعمال: تأكيدات وتذكيرات وأجوبة للأسئلة المتكررة، وصندوق مشترك يتسلّم منه الموظف المحادثة. ونحسم أمر الموافقة وكلفة الرسائل قبل أن تُرسل أول رسالة.',
      },
      secondaryServices: [
        {
          title: 'Order and booking updates',
          description:
            'Confirmed, on its way, delivered: approved message templates in both languages, triggered by what your own system already knows.',
          ar: {
            title: 'إشعارات الطلبات والمواعيد',
            description:
              'تأكّد، خرج للتوصيل، وصل: قوالب رسائل معتمدة باللغتين، تُرسل بناءً على ما يسجله نظامك أصلًا.',
          },
        },
        {
          title: 'Shared team inbox',
          description:
            'One number, several colleagues, and a history anyone on duty can read, so no enquiry stays on somebody’s private phone.',
          ar: {
            title: 'صندوق مشترك للفريق',
            description:
              'رقم واحد وزملاء عدة وسجل يقرؤه كل مناوب، فلا تبقى محادثات الزبائن حبيسة جوال موظف.',
          },
        },
        {
          title: 'Guided replies',
          description:
            'Menus and short answers for opening hours, prices and tracking, with a way to reach a human in every message.',
          ar: {
            title: 'الردود الموجّهة',
            description:
              'قوائم وأجوبة قصيرة عن الدوام والأسعار والتتبع، وفي كل رسالة طريق إلى موظف حقيقي.',
          },
        },
        {
          title: 'Catalogue and checkout links',
          description:
            'Products shown inside the chat and paid for on your own secure page. The order lands in the same list as all the others.',
          ar: {
            title: 'كتالوج وروابط دفع',
            description:
              'منتجات تُعرض داخل المحادثة ويُدفع ثمنها على صفحتك الآمنة، ويدخل الطلب القائمة نفسها مع سائر الطلبات.',
          },
        },
      ],
    },
  ],
};
