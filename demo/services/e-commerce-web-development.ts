import type { services } from '../../src/model/pages/services/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';
import { tools } from './tools.ts';

export const eCommerceWebDevelopment: DemoOf<typeof services>['services'][number] = {
  title: 'E-Commerce Web Development',
  description:
    'A shop is a stock room, a till and a delivery desk with a website in front. We build all four to agree with one another: prices with the right VAT, payments people trust, stock that is true, and a checkout that a busy parent can finish in a minute.',
  colour: 'pair4',
  featuredArticles: [
    'A checkout that works in the Gulf',
    'WhatsApp as a sales channel: answer first, automate second',
  ],
  tools: tools(
    'WooCommerce',
    'Shopify',
    'Magento',
    'BigCommerce',
    'mada',
    'Apple Pay',
    'Stripe',
    'PayPal',
    'Algolia',
  ),
  ar: {
    title: 'تطوير المتاجر الإلكترونية',
    description:
      'المتجر مستودع وصندوق محاسبة ومكتب توصيل، أمامها موقع. نبني الأربعة بحيث يصدّق بعضها بعضًا: أسعار بضريبتها الصحيحة، ودفع يطمئن إليه الناس، ومخزون حقيقي، وطلب تُتمّه أم مشغولة في دقيقة.',
    featuredArticles: [
      'صفحة دفع تناسب المتسوق في الخليج',
      'واتساب قناة للبيع: الرد أولًا، ثم الأتمتة',
    ],
  },
  banner: {
    heading: 'Shops that still add up at the end of the month',
    detail:
      'Any theme can show products. The work is in returns, half-shipped orders, two currencies, Ramadan traffic and the invoice your accountant will accept.',
    ar: {
      heading: 'متاجر تصحّ حساباتها آخر الشهر',
      detail:
        'أي قالب يعرض المنتجات. العمل الحقيقي في المرتجعات والطلبات المجزأة والعملتين وزحام رمضان والفاتورة التي يقبلها محاسبك.',
    },
  },
  designProcess: {
    heading: 'Opening a shop without closing the old one',
    description:
      'Three to six months, depending on the catalogue. Your existing shop goes on selling until the new one has taken real orders.',
    ar: {
      heading: 'نفتح الجديد ولا نغلق القديم',
      description:
        'من 3 إلى 6 أشهر بحسب حجم الكتالوج، ومتجرك الحالي يواصل البيع إلى أن يستقبل الجديد طلبات حقيقية.',
    },
    cards: [
      {
        heading: 'Count',
        bullets: [
          'Products, variants and where their data lives',
          'Payment, delivery and return rules',
          'VAT and invoicing in each country',
          'What the current shop loses, and where',
        ],
        ar: {
          heading: 'نحصي',
          bullets: [
            'المنتجات وخياراتها ومصدر بياناتها',
            'قواعد الدفع والتوصيل والإرجاع',
            'الضريبة والفوترة في كل بلد',
            'مواضع الخسارة في المتجر الحالي',
          ],
        },
      },
      {
        heading: 'Design',
        bullets: [
          'Checkout first, home page last',
          'Search and filters in both languages',
          'Product pages with real photographs',
        ],
        ar: {
          heading: 'نصمّم',
          bullets: [
            'صفحة الدفع أولًا والرئيسية آخرًا',
            'بحث وتصفية باللغتين',
            'صفحات منتجات بصورها الحقيقية',
          ],
        },
      },
      {
        heading: 'Connect',
        bullets: [
          'Payment gateways with failed-card tests',
          'Couriers, labels and tracking',
          'Stock and accounts kept in step',
          'Order messages by e-mail and WhatsApp',
        ],
        ar: {
          heading: 'نربط',
          bullets: [
            'بوابات الدفع واختبار البطاقات المرفوضة',
            'شركات التوصيل والبوالص والتتبع',
            'تطابق دائم بين المخزون والحسابات',
            'رسائل الطلبات بالبريد وواتساب',
          ],
        },
      },
      {
        heading: 'Open',
        bullets: [
          'A trial week with friendly customers',
          'Old addresses redirected one by one',
          'A load test at ten times a normal day',
          'The team on watch for the first weekend',
        ],
        ar: {
          heading: 'نفتتح',
          bullets: [
            'أسبوع تجريبي مع زبائن مقربين',
            'تحويل الروابط القديمة واحدًا واحدًا',
            'اختبار ضغط بعشرة أضعاف اليوم العادي',
            'فريق مناوب في أول عطلة أسبوع',
          ],
        },
      },
    ],
  },
  primaryServices: [
    {
      title: 'WooCommerce Development',
      description:
        'WooCommerce suits shops that publish as much as they sell and want to own the whole thing, hosting included. We keep it lean: a light theme, a handful of plugins we have read, prices and stock cached sensibly, and Arabic handled properly. Updates are rehearsed on a copy before they go near your orders.',
      ar: {
        title: 'تطوير متاجر ووكومرس',
        description:
          'يناسب ووكومرس من ينشر بقدر ما يبيع، ويريد أن يملك متجره كاملًا حتى الاستضافة. نبنيه خفيفًا: قالب رشيق، وإضافات قليلة قرأنا شيفرتها، وتخزين مؤقت لا يُظهر سعرًا قديمًا، وعربية مضبوطة. وكل تحديث نجرّبه على نسخة مطابقة قبل أن يقترب من طلباتك.',
      },
      secondaryServices: [
        {
          title: 'Custom WooCommerce themes',
          description:
            'A theme written for your catalogue on the block editor, without the page builder that adds a second to every click.',
          ar: {
            title: 'قوالب ووكومرس مخصصة',
            description:
              'قالب مكتوب لمنتجاتك يعمل مع أداة التحرير المدمجة في ووردبريس، بلا أداة بناء صفحات تضيف ثانية إلى كل نقرة.',
          },
        },
        {
          title: 'Payment and courier plugins',
          description:
            'Local gateways and delivery companies connected through small plugins of our own, tested against refusals, timeouts and refunds as well as success.',
          ar: {
            title: 'إضافات الدفع والتوصيل',
            description:
              'نربط بوابات الدفع وشركات التوصيل المحلية بإضافات صغيرة نكتبها، ونختبرها في الرفض والانقطاع والاسترداد كما في النجاح.',
          },
        },
        {
          title: 'Subscriptions and bookings',
          description:
            'Monthly boxes, memberships and appointments, with cards that renew quietly and a customer who can pause without writing to anyone.',
          ar: {
            title: 'الاشتراكات والحجوزات',
            description:
              'صناديق شهرية وعضويات ومواعيد تتجدد بهدوء، ويوقفها الزبون مؤقتًا متى شاء من غير أن يراسل أحدًا.',
          },
        },
        {
          title: 'Speed and security care',
          description:
            'Database cleaning, object caching, updates and daily copies kept elsewhere. Plugins that nobody uses are removed.',
          ar: {
            title: 'السرعة والحماية',
            description:
              'تنظيف لقاعدة البيانات وتخزين مؤقت وتحديثات ونسخ يومية في مكان آخر، وحذف للإضافات التي لا يستعملها أحد.',
          },
        },
      ],
    },
    {
      title: 'Magento eCommerce Development',
      description:
        'Magento, now Adobe Commerce in its paid edition, pays off with large catalogues, several shops and prices that depend on who is asking. It also punishes carelessness. We design the data first, keep customisation in modules that survive upgrades, and run it on hosting sized by measurement rather than by hope.',
      ar: {
        title: 'تطوير متاجر ماجنتو',
        description:
          'ماجنتو، واسم نسخته المدفوعة اليوم Adobe Commerce، خيار مُجدٍ لمن لديه كتالوج ضخم أو عدة متاجر أو أسعار تختلف من مشترٍ إلى آخر. لكنه لا يغفر الإهمال. نبدأ ببنية البيانات، ونضع التخصيص في وحدات لا تنكسر مع الترقية، ونختار الاستضافة بالقياس لا بالتخمين.',
      },
      secondaryServices: [
        {
          title: 'Multi-store set-up',
          description:
            'One installation serving the UAE, Saudi Arabia and Qatar, each with its own currency, tax, language and warehouse.',
          ar: {
            title: 'متاجر متعددة',
            description:
              'نظام واحد يخدم الإمارات والسعودية وقطر، ولكل بلد عملته وضريبته ولغته ومستودعه.',
          },
        },
        {
          title: 'B2B catalogues',
          description:
            'Company accounts, agreed price lists, quotations, credit limits and reorders from a spreadsheet, because that is how wholesale buys.',
          ar: {
            title: 'البيع بالجملة',
            description:
              'حسابات شركات وقوائم أسعار متفق عليها وعروض وحدود ائتمان، وإعادة طلب من ملف Excel كما اعتاد تجار الجملة.',
          },
        },
        {
          title: 'Hyvä front ends',
          description:
            'The heavy default theme exchanged for Hyvä. Pages ask the phone for a fraction of the script and usually open twice as fast.',
          ar: {
            title: 'واجهات Hyvä',
            description:
              'نضع قالب Hyvä مكان القالب الثقيل، فيقلّ كثيرًا ما يحمّله الجوال، وتفتح الصفحات في الغالب بضعف السرعة.',
          },
        },
        {
          title: 'Magento 1 migration',
          description:
            'Support for Magento 1 ended in June 2020. We move products, customers and order history to a supported release.',
          ar: {
            title: 'الانتقال من ماجنتو 1',
            description:
              'توقف دعم ماجنتو 1 في يونيو 2020. ننقل المنتجات وبيانات الزبائن وتاريخ الطلبات إلى نسخة مدعومة.',
          },
        },
      ],
    },
    {
      title: 'BigCommerce Development',
      description:
        'BigCommerce takes hosting, patches and card security off your hands and still leaves room to build. It fits growing shops that sell through several channels and do not want to run servers. We write Stencil themes or a separate front end, connect your stock system, and keep the monthly app bill short.',
      ar: {
        title: 'تطوير متاجر BigCommerce',
        description:
          'تتولى BigCommerce الاستضافة والتحديثات وأمان البطاقات، وتترك لك مساحة للبناء. تلائم المتاجر النامية التي تبيع عبر قنوات عدة ولا ترغب في إدارة الخوادم. نكتب قوالب Stencil أو واجهة مستقلة، ونربط نظام مخزونك، ونختصر فاتورة التطبيقات الشهرية قدر الإمكان.',
      },
      secondaryServices: [
        {
          title: 'Stencil theme development',
          description:
            'A theme of your own with right-to-left support that the stock ones lack, editable by your team in the visual page builder.',
          ar: {
            title: 'قوالب Stencil',
            description:
              'قالب خاص بك يدعم العربية دعمًا تفتقر إليه القوالب الجاهزة، ويعدّله فريقك من أداة بناء الصفحات المرئية.',
          },
        },
        {
          title: 'Headless storefronts',
          description:
            'BigCommerce keeps the basket and the orders; a fast React front end shows everything the customer sees, on your domain and in your design.',
          ar: {
            title: 'واجهات مستقلة',
            description:
              'تحفظ BigCommerce السلة والطلبات، وتتولى واجهة React سريعة كل ما يراه الزبون، على نطاقك وبتصميمك.',
          },
        },
        {
          title: 'Channel selling',
          description:
            'Marketplaces, social shops and the counter share one stock figure, so the last piece is sold once and not three times.',
          ar: {
            title: 'البيع عبر القنوات',
            description:
              'المنصات ووسائل التواصل والمعرض تتقاسم رقم مخزون واحدًا، فتُباع القطعة الأخيرة مرة لا ثلاث مرات.',
          },
        },
        {
          title: 'Catalogue import',
          description:
            'Spreadsheets from five suppliers turned into one clean catalogue, with variants, translated names and pictures that match their products.',
          ar: {
            title: 'إدخال الكتالوج',
            description:
              'جداول من خمسة موردين تصير كتالوجًا واحدًا نظيفًا بخيارات صحيحة وأسماء معرّبة وصور تطابق منتجاتها.',
          },
        },
      ],
    },
    {
      title: 'Shopify eCommerce Development',
      description:
        'Shopify is the quickest sound way to start selling, and most shops can stay with it for years. We build themes that load fast in two languages, set up markets, taxes and local payments, and write an app when the store has none worth its monthly fee. A shop with a small catalogue opens in about three months.',
      ar: {
        title: 'تطوير متاجر شوبيفاي',
        description:
          'شوبيفاي أسرع طريق سليم لبدء البيع، ويكفي معظم المتاجر زمنًا طويلًا قبل أن يضيق عليها. نبني قوالب سريعة باللغتين، ونضبط الأسواق والضرائب والدفع المحلي، ونبرمج تطبيقًا خاصًا حين لا نجد جاهزًا يستحق اشتراكه. والمتجر الصغير يفتح أبوابه في نحو ثلاثة أشهر.',
      },
      secondaryServices: [
        {
          title: 'Shopify theme design',
          description:
            'Online Store 2.0 sections drawn for your products and simple enough that your team can rearrange the home page on its own.',
          ar: {
            title: 'تصميم قوالب شوبيفاي',
            description:
              'أقسام مصمّمة لمنتجاتك على Online Store 2.0، يعيد فريقك ترتيبها في الصفحة الرئيسية من غير مطوّر.',
          },
        },
        {
          title: 'Arabic storefronts',
          description:
            'A true right-to-left theme with translated products, e-mails and checkout texts. Search copes with the spelling variants Arabic readers type.',
          ar: {
            title: 'متاجر عربية',
            description:
              'قالب من اليمين إلى اليسار بحق، ومنتجات ورسائل ونصوص دفع معرّبة، وبحث يفهم اختلاف الهمزات والتاء المربوطة.',
          },
        },
        {
          title: 'Private Shopify apps',
          description:
            'The odd rule your business runs on, such as gift wrapping by branch or delivery by tide, written as an app that only you have.',
          ar: {
            title: 'تطبيقات شوبيفاي خاصة',
            description:
              'القاعدة الغريبة التي يقوم عليها عملك، كتغليف هدايا يختلف بين فرع وآخر أو توصيل يتبع المد والجزر، نكتبها تطبيقًا لا يملكه غيرك.',
          },
        },
        {
          title: 'Shopify Plus and markets',
          description:
            'Several countries, currencies and price lists from one back office, with checkout rules and discounts written as Shopify Functions.',
          ar: {
            title: 'Shopify Plus والأسواق',
            description:
              'بلدان وعملات وقوائم أسعار عدة من لوحة واحدة، وقواعد دفع وخصومات مكتوبة بـ Shopify Functions.',
          },
        },
        {
          title: 'Migration to Shopify',
          description:
            'Products, customers, reviews and old links carried over from your current platform. We rehearse twice and switch over on a quiet Monday morning.',
          ar: {
            title: 'الانتقال إلى شوبيفاي',
            description:
              'ننقل المنتجات وبيانات الزبائن والتقييمات والروابط من منصتك الحالية. نتدرب على النقل مرتين، ثم ننفّذه صباح اثنين هادئ.',
          },
        },
        {
          title: 'Point of sale',
          description:
            'The branch and the website on one stock and one customer list, so a shirt bought online can be returned across the counter.',
          ar: {
            title: 'نقاط البيع',
            description:
              'الفرع والموقع على مخزون واحد وسجل زبائن واحد، فيُرجَع في الفرع ما اشتُري من الموقع بلا تعقيد.',
          },
        },
      ],
    },
  ],
};
