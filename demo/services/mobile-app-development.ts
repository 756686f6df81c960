import type { services } from '../../src/model/pages/services/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';
import { tools } from './tools.ts';

export const mobileAppDevelopment: DemoOf<typeof services>['services'][number] = {
  title: 'Mobile App Development',
  description:
    'An app earns its place on the home screen by being quicker than the website. We build native, cross-platform and web apps, tell you plainly which of the three you need, and look after them through every new phone and system release.',
  colour: 'pair3',
  featuredArticles: [
    'Nine right-to-left mistakes we still find every month',
    'Accessibility: what the law asks and what the work is',
  ],
  tools: tools(
    'Swift',
    'Kotlin',
    'Flutter',
    'React Native',
    'Ionic',
    'Xcode',
    'Android Studio',
    'Firebase',
    'TestFlight',
  ),
  ar: {
    title: 'تطوير تطبيقات الجوال',
    description:
      'لا يستحق التطبيق مكانه على الشاشة إلا إذا كان أسرع من الموقع. نبني التطبيقات الأصلية والمتعددة المنصات وتطبيقات الويب، ونقول لك بصراحة أيها يلزمك، ونتابعها مع كل جهاز جديد وكل تحديث للنظام.',
    featuredArticles: [
      'تسعة أخطاء في اتجاه الصفحة نصادفها كل شهر',
      'إمكانية الوصول: ما يطلبه القانون وما يطلبه العمل',
    ],
  },
  banner: {
    heading: 'Apps that people keep after the first week',
    detail:
      'Most apps are opened once. We design for the tenth time: fast to start, useful without a signal, sparing with notifications, and honest about the data they ask for.',
    ar: {
      heading: 'تطبيقات لا تُحذف بعد الأسبوع الأول',
      detail:
        'أغلب التطبيقات تُفتح مرة واحدة. نحن نصمّم للمرة العاشرة: فتح سريع، وفائدة حتى بلا شبكة، وإشعارات في محلها، وصراحة في ما نطلبه من بيانات.',
    },
  },
  designProcess: {
    heading: 'From an idea to the store, and past it',
    description:
      'A first version takes four to eight months. You hold a test build on your own phone from the sixth week on.',
    ar: {
      heading: 'من الفكرة إلى المتجر وما بعده',
      description:
        'تستغرق النسخة الأولى من 4 إلى 8 أشهر، وتعمل على جوالك نسخة تجريبية منذ الأسبوع السادس.',
    },
    cards: [
      {
        heading: 'Decide',
        bullets: [
          'Native, cross-platform or web: a written answer',
          'The one task the app must do best',
          'Which devices and system versions count',
          'Budget for the first year, upkeep included',
        ],
        ar: {
          heading: 'نقرر',
          bullets: [
            'أصلي أم متعدد المنصات أم ويب: جواب مكتوب',
            'المهمة الواحدة التي يجب أن يتقنها التطبيق',
            'الأجهزة وإصدارات النظام المعتمدة',
            'ميزانية السنة الأولى شاملة الصيانة',
          ],
        },
      },
      {
        heading: 'Prototype',
        bullets: [
          'Screens on a real phone in two weeks',
          'Thumb reach and one-handed use',
          'Arabic and English side by side',
        ],
        ar: {
          heading: 'نجرّب',
          bullets: [
            'شاشات على جوال حقيقي خلال أسبوعين',
            'استخدام مريح بيد واحدة',
            'العربية والإنجليزية جنبًا إلى جنب',
          ],
        },
      },
      {
        heading: 'Build',
        bullets: [
          'A fresh test build every second week',
          'Works offline where it reasonably can',
          'Crash and speed figures from day one',
          'Tests on old and cheap devices too',
          'A security review before release',
        ],
        ar: {
          heading: 'نبني',
          bullets: [
            'نسخة تجريبية جديدة كل أسبوعين',
            'يعمل بلا شبكة حيثما أمكن',
            'أرقام الأعطال والسرعة من اليوم الأول',
            'اختبار على الأجهزة القديمة والاقتصادية',
            'مراجعة أمنية قبل الإصدار',
          ],
        },
      },
      {
        heading: 'Release',
        bullets: [
          'Store listings written in both languages',
          'Review questions answered by us',
          'A gradual rollout that can be stopped',
          'A monthly health report',
        ],
        ar: {
          heading: 'نُطلق',
          bullets: [
            'صفحات المتجر مكتوبة باللغتين',
            'نتولى الرد على فرق المراجعة',
            'إطلاق متدرج يمكن إيقافه',
            'تقرير شهري عن صحة التطبيق',
          ],
        },
      },
    ],
  },
  primaryServices: [
    {
      title: 'Hybrid App Development',
      description:
        'If your app is mostly lists, forms and content, a hybrid build lets one web team serve both stores. We use Ionic and Capacitor, keep the shell thin and reach for native code where a browser view falls short. You save roughly a third of the cost; we tell you at the start what you give up.',
      ar: {
        title: 'تطوير التطبيقات الهجينة',
        description:
          'إذا كان تطبيقك في معظمه قوائم ونماذج ومحتوى، فالتطبيق الهجين يتيح لفريق ويب واحد أن يخدم المتجرين معًا. نعمل بـ Ionic وCapacitor، ونكتب الأجزاء الحساسة بلغة النظام نفسه متى قصّر المتصفح. توفّر نحو ثلث الكلفة، ونخبرك من البداية بما تتنازل عنه في المقابل.',
      },
      secondaryServices: [
        {
          title: 'Ionic and Capacitor apps',
          description:
            'One TypeScript code base packaged for both stores, with camera, location and biometrics reached through maintained plugins rather than abandoned ones.',
          ar: {
            title: 'تطبيقات Ionic وCapacitor',
            description:
              'شيفرة TypeScript واحدة تصدر للمتجرين، وتصل إلى الكاميرا والموقع والبصمة عبر إضافات لها من يصونها.',
          },
        },
        {
          title: 'Website to app',
          description:
            'We take the useful half of your site into an app and add what a browser tab cannot do, so the stores accept it.',
          ar: {
            title: 'من موقع إلى تطبيق',
            description:
              'ننقل النافع من موقعك إلى تطبيق، ونضيف إليه ما يعجز عنه المتصفح، فيجتاز مراجعة المتجرين.',
          },
        },
        {
          title: 'Native plugins',
          description:
            'When a card reader, a printer or a scanner has only a native library, we write the bridge and document it.',
          ar: {
            title: 'إضافات أصلية',
            description:
              'حين لا يتيح قارئ البطاقات أو الطابعة أو الماسح إلا مكتبة أصلية، نكتب الجسر بينها وبين تطبيقك ونوثّقه.',
          },
        },
        {
          title: 'Cordova migration',
          description:
            'Older Cordova and PhoneGap apps moved to Capacitor one plugin at a time, with the same store listing, ratings and users.',
          ar: {
            title: 'الانتقال من Cordova',
            description:
              'ننقل تطبيقات Cordova وPhoneGap القديمة إلى Capacitor إضافةً بعد أخرى، وتبقى صفحة المتجر بتقييماتها ومستخدميها.',
          },
        },
      ],
    },
    {
      title: 'iOS App Development',
      description:
        'iPhone owners notice when a gesture is a fraction late. We write in Swift and SwiftUI, follow the platform’s conventions instead of importing ours, and support the current system and the two before it. VoiceOver, Dynamic Type and Arabic layout are part of the estimate, not a line added after the first complaint.',
      ar: {
        title: 'تطوير تطبيقات iOS',
        description:
          'مستخدم آيفون يلاحظ الحركة إن تأخرت جزءًا من الثانية. نكتب بـ Swift وSwiftUI، ونلتزم أعراف النظام بدل أن نفرض عليه أعرافنا، وندعم الإصدار الحالي والإصدارين قبله. أما VoiceOver وتكبير الخط والاتجاه العربي فمحسوبة في عرض السعر منذ البداية، وليست بندًا يُضاف بعد أول شكوى.',
      },
      secondaryServices: [
        {
          title: 'iPhone and iPad apps',
          description:
            'Interfaces that use the space they are given: a single column on the phone, side by side on the tablet, keyboard shortcuts included.',
          ar: {
            title: 'تطبيقات آيفون وآيباد',
            description:
              'واجهات تستثمر المساحة المتاحة: عمود واحد على الجوال، وعمودان متجاوران على الآيباد مع اختصارات لوحة المفاتيح.',
          },
        },
        {
          title: 'Apple Pay and wallet passes',
          description:
            'Payment in two taps, and boarding passes, memberships or loyalty cards that update themselves in the customer’s Wallet.',
          ar: {
            title: 'Apple Pay وبطاقات Wallet',
            description:
              'دفع بلمستين، وبطاقات صعود وعضوية وولاء تُحدَّث من تلقاء نفسها داخل محفظة الزبون.',
          },
        },
        {
          title: 'Widgets and Live Activities',
          description:
            'The order status on the lock screen, the next appointment on the home screen: answers your customer sees without opening anything.',
          ar: {
            title: 'الأدوات والأنشطة المباشرة',
            description:
              'حالة الطلب على شاشة القفل، والموعد القادم على الشاشة الرئيسية: جواب يراه زبونك من غير أن يفتح شيئًا.',
          },
        },
        {
          title: 'App Store submission',
          description:
            'Privacy labels, test accounts, screenshots and the correspondence with reviewers, handled by people who have done it many times.',
          ar: {
            title: 'النشر في App Store',
            description:
              'بيانات الخصوصية وحسابات التجربة ولقطات الشاشة ومراسلة فريق المراجعة في المتجر، يتولاها من تمرّس بها.',
          },
        },
      ],
    },
    {
      title: 'Android App Development',
      description:
        'Android is not one phone but some thousands, from a folding flagship to the handset a driver keeps on the dashboard. We build in Kotlin with Jetpack Compose, keep the download small, respect the battery and test on a shelf of real devices bought in local shops.',
      ar: {
        title: 'تطوير تطبيقات أندرويد',
        description:
          'أندرويد ليس جوالًا واحدًا بل آلاف الأجهزة، من الجوال القابل للطي إلى الجهاز المثبت أمام سائق التوصيل. نبني بـ Kotlin وJetpack Compose، ونبقي حجم التنزيل صغيرًا، ونراعي البطارية، ونختبر على رف من الأجهزة الحقيقية اشتريناها من السوق.',
      },
      secondaryServices: [
        {
          title: 'Kotlin app builds',
          description:
            'Modern Android code with clear layers and tests, so the next developer needs a day to find the way about rather than a month.',
          ar: {
            title: 'تطبيقات Kotlin',
            description:
              'شيفرة أندرويد حديثة مقسّمة بوضوح ومغطاة بالاختبارات، يألفها المطوّر التالي في يوم لا في شهر.',
          },
        },
        {
          title: 'Apps for field teams',
          description:
            'Delivery, inspection and maintenance tools that work without a signal all day and send everything once the van is back in range.',
          ar: {
            title: 'تطبيقات الفرق الميدانية',
            description:
              'أدوات للتوصيل والتفتيش والصيانة تعمل طوال اليوم بلا شبكة، ثم ترسل كل ما جمعته حين تعود التغطية.',
          },
        },
        {
          title: 'Kiosks and tablets',
          description:
            'Locked-down screens for reception desks, restaurants and warehouses that restart by themselves and can be updated from your office.',
          ar: {
            title: 'الأكشاك والأجهزة اللوحية',
            description:
              'شاشات مقصورة على غرض واحد للاستقبال والمطاعم والمستودعات، تعيد تشغيل نفسها وتُحدَّث من مكتبك.',
          },
        },
        {
          title: 'Google Play release',
          description:
            'Signing keys kept safe, data-safety forms filled in truthfully, and releases widened from one percent to all once the figures look calm.',
          ar: {
            title: 'النشر في Google Play',
            description:
              'مفاتيح توقيع محفوظة، ونماذج أمان بيانات صادقة، وإصدار يبدأ بواحد في المئة من المستخدمين ثم يتسع حين تكون الأرقام مطمئنة.',
          },
        },
      ],
    },
    {
      title: 'React Native App Development',
      description:
        'Your website is in React and your team thinks in components: React Native lets the same people ship to both stores. We set up Expo or a bare project as the case demands, share types and logic with the web, and write the few native modules that matter in Swift and Kotlin ourselves.',
      ar: {
        title: 'تطوير تطبيقات React Native',
        description:
          'إذا كان موقعك مبنيًا بـ React وفريقك يفكر بالمكوّنات، فإن React Native تمكّن الفريق نفسه من النشر في المتجرين. نبدأ بـ Expo أو بمشروع مستقل بحسب الحاجة، ونشارك الأنواع والمنطق مع الموقع، ونكتب بأنفسنا الوحدات القليلة التي تستدعي Swift وKotlin.',
      },
      secondaryServices: [
        {
          title: 'Expo apps',
          description:
            'A quick, well-supported start with builds in the cloud and small corrections delivered over the air, within what the stores allow.',
          ar: {
            title: 'تطبيقات Expo',
            description:
              'بداية سريعة على أساس متين، وبناء سحابي، وتصحيحات صغيرة تصل المستخدم مباشرة في حدود ما تسمح به المتاجر.',
          },
        },
        {
          title: 'Shared web and app code',
          description:
            'Validation, prices and API calls written once and used by site and app alike.',
          ar: {
            title: 'شيفرة مشتركة مع الموقع',
            description:
              'قواعد التحقق والأسعار تُكتب مرة ويستعملها الموقع والتطبيق معًا، فيتطابق المجموع فيهما.',
          },
        },
        {
          title: 'New Architecture upgrade',
          description:
            'Older projects brought to the current React Native release, their abandoned libraries replaced and start-up time measured before and after.',
          ar: {
            title: 'الترقية إلى البنية الجديدة',
            description:
              'نرفع المشاريع القديمة إلى أحدث إصدار، ونستبدل المكتبات المهجورة، ونقيس زمن الفتح قبل الترقية وبعدها.',
          },
        },
        {
          title: 'Performance tuning',
          description:
            'Long lists that stutter, pictures that eat memory, screens that render four times: found with a profiler and fixed at the cause.',
          ar: {
            title: 'تحسين الأداء',
            description:
              'قوائم تتقطع وصور تلتهم الذاكرة وشاشات تُرسم أربع مرات: نضع أيدينا على السبب بأدوات القياس ونعالجه من جذره.',
          },
        },
      ],
    },
    {
      title: 'Flutter App Development',
      description:
        'Flutter draws every pixel itself, which makes it a good choice when the interface is your product and must look the same everywhere. We build in Dart with a tested state layer, set Arabic type properly instead of accepting the defaults, and keep an eye on binary size and the first frame throughout.',
      ar: {
        title: 'تطوير تطبيقات Flutter',
        description:
          'ترسم Flutter كل بكسل بنفسها، ولذلك تناسب المنتجات التي واجهتها هي رأس مالها ويجب أن تظهر بالشكل نفسه على كل جهاز. نبني بلغة Dart ونختبر منطق التطبيق بمعزل عن شاشاته، ونضبط الخط العربي بعناية ولا نكتفي بالإعدادات الجاهزة، ونراقب الحجم وسرعة الفتح طوال العمل.',
      },
      secondaryServices: [
        {
          title: 'Cross-platform builds',
          description:
            'iOS, Android and, where it helps, desktop from one project, with platform habits kept where users would miss them.',
          ar: {
            title: 'تطبيق لكل المنصات',
            description:
              'آيفون وأندرويد، وسطح المكتب إن لزم، من مشروع واحد، مع مراعاة ما اعتاده مستخدم كل منصة.',
          },
        },
        {
          title: 'Custom interface motion',
          description:
            'Transitions and charts drawn for your product at a steady sixty frames, switched off for those who asked their phone for less movement.',
          ar: {
            title: 'حركة مصممة لمنتجك',
            description:
              'انتقالات ورسوم بيانية خاصة بك بسلاسة 60 إطارًا في الثانية، تتوقف لمن طلب من جواله تقليل الحركة.',
          },
        },
        {
          title: 'Flutter rescue',
          description:
            'Half-finished projects taken over: we read the code for a week, then say which parts to keep and what finishing will cost.',
          ar: {
            title: 'إنقاذ مشاريع Flutter',
            description:
              'نتسلّم المشاريع المتعثرة: نقرأ الشيفرة أسبوعًا، ثم نقول لك ما يصلح للبقاء وكم يكلّف إكماله.',
          },
        },
        {
          title: 'Firebase and API back ends',
          description:
            'Sign-in, notifications, storage and sync on Firebase or on servers of your own, with rules that keep each customer’s data apart.',
          ar: {
            title: 'الخوادم وFirebase',
            description:
              'تسجيل دخول وإشعارات وتخزين ومزامنة على Firebase أو على خوادمك، بقواعد تفصل بيانات كل زبون عن غيره.',
          },
        },
      ],
    },
    {
      title: 'Progressive Web App Development',
      description:
        'Not every business needs a store listing. A progressive web app installs from the browser, opens without a signal, sends notifications and updates the moment you publish. It suits menus, catalogues, booking and internal tools, and it costs about as much as a careful website.',
      ar: {
        title: 'تطوير تطبيقات الويب التقدمية',
        description:
          'ليس كل نشاط بحاجة إلى مكان في متجر التطبيقات. تطبيق الويب التقدمي يُثبَّت من المتصفح، ويفتح بلا شبكة، ويرسل الإشعارات، ويصل تحديثه لحظة نشره. يناسب قوائم الطعام والكتالوجات والحجوزات والأدوات الداخلية، وكلفته كلفة موقع متقن.',
      },
      secondaryServices: [
        {
          title: 'Offline support',
          description:
            'Pages and unsent forms are kept on the device and delivered later, so a dead spot in the car park loses nobody’s order.',
          ar: {
            title: 'العمل بلا شبكة',
            description:
              'تبقى الصفحات والنماذج غير المرسلة على الجهاز حتى تعود الشبكة، فلا يضيع طلب كُتب في موقف تحت الأرض.',
          },
        },
        {
          title: 'Web push notifications',
          description:
            'Asked for at a sensible moment and sent only when there is news. Also on iPhone, once the app sits on the home screen.',
          ar: {
            title: 'إشعارات الويب',
            description:
              'نطلب الإذن في وقته المناسب، ولا نرسل إلا ما يستحق. وتعمل على آيفون أيضًا متى أضيف التطبيق إلى الشاشة الرئيسية.',
          },
        },
        {
          title: 'Installable storefronts',
          description:
            'Your shop on the home screen, opening in about a second, without a store taking its share of every sale.',
          ar: {
            title: 'متجر على الشاشة الرئيسية',
            description:
              'متجرك على شاشة الزبون يفتح في نحو ثانية، ولا يقتطع متجر التطبيقات نسبة من كل عملية بيع.',
          },
        },
        {
          title: 'Upgrading a site to a PWA',
          description:
            'We add the manifest, caching and icons to a site you already have, and first repair whatever would make caching dangerous.',
          ar: {
            title: 'ترقية موقعك إلى PWA',
            description:
              'نضيف إلى موقعك القائم ملف التعريف والتخزين المؤقت والأيقونات، بعد أن نصلح ما قد يجعل التخزين مصدر خطأ.',
          },
        },
      ],
    },
  ],
};
