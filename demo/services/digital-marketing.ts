import type { services } from '../../src/model/pages/services/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';
import { tools } from './tools.ts';

export const digitalMarketing: DemoOf<typeof services>['services'][number] = {
  title: 'Digital Marketing',
  description:
    'We bring people who are likely to buy and count what happened next. Search, social, advertising, app stores and testing are run by people who can also change the page, so a good click is not wasted on a bad landing.',
  colour: 'pair5',
  featuredArticles: [
    'Local search for a business with many branches',
    'App store listings in two languages',
  ],
  tools: tools(
    'Search Console',
    'Google Ads',
    'Meta Ads',
    'Ahrefs',
    'Semrush',
    'Matomo',
    'Hotjar',
    'Mailchimp',
    'Looker Studio',
  ),
  ar: {
    title: 'التسويق الرقمي',
    description:
      'نأتيك بمن هو أقرب إلى الشراء، ثم نحسب ما حدث بعد ذلك. البحث ووسائل التواصل والإعلانات ومتاجر التطبيقات والتجارب بيد فريق يستطيع تعديل الصفحة نفسها، فلا تضيع نقرة جيدة على صفحة سيئة.',
    featuredArticles: ['البحث المحلي لمنشأة متعددة الفروع', 'صفحة التطبيق في المتجر بلغتين'],
  },
  banner: {
    heading: 'Fewer impressions, more customers',
    detail:
      'Views are easy to buy; orders are not. Each month we report enquiries, orders and what they cost, in an account that belongs to you, and name the thing that did not work.',
    ar: {
      heading: 'مشاهدات أقل وزبائن أكثر',
      detail:
        'شراء المشاهدات سهل، والصعب أن تصير طلبات. نعرض عليك كل شهر الطلبات والمبيعات وكلفتها في حساب تملكه أنت، ونسمّي ما لم ينجح باسمه.',
    },
  },
  designProcess: {
    heading: 'A quarter at a time',
    description:
      'We plan in quarters because one month proves nothing and a year is a guess. You can stop at the end of any of them.',
    ar: {
      heading: 'نعمل ربعًا بعد ربع',
      description:
        'نخطّط لثلاثة أشهر، فالشهر لا يثبت شيئًا والسنة ضرب من التخمين. ولك أن تتوقف في نهاية أي ربع.',
    },
    cards: [
      {
        heading: 'Measure',
        bullets: [
          'Tracking checked order by order',
          'The true cost of one customer today',
          'Competitors’ pages, prices and ads',
          'Consent handled as the law asks',
        ],
        ar: {
          heading: 'نقيس',
          bullets: [
            'مطابقة التتبع مع الطلبات الفعلية',
            'الكلفة الحقيقية للزبون اليوم',
            'صفحات المنافسين وأسعارهم وإعلاناتهم',
            'موافقة الزائر كما يشترط النظام',
          ],
        },
      },
      {
        heading: 'Plan',
        bullets: [
          'Two or three channels, not eight',
          'A target and a ceiling for each',
          'A calendar with Ramadan and the holidays in it',
        ],
        ar: {
          heading: 'نخطّط',
          bullets: [
            'قناتان أو ثلاث لا ثمانٍ',
            'هدف وسقف إنفاق لكل قناة',
            'تقويم يراعي رمضان والأعياد والإجازات',
          ],
        },
      },
      {
        heading: 'Run',
        bullets: [
          'Copy written in Arabic and in English',
          'Pages built to match each campaign',
          'Small budgets until something works',
          'A weekly note of five lines',
        ],
        ar: {
          heading: 'ننفّذ',
          bullets: [
            'نصوص تُكتب بكل لغة على حدة',
            'صفحات تلائم كل حملة',
            'ميزانيات صغيرة حتى يثبت النجاح',
            'ملخص أسبوعي من خمسة أسطر',
          ],
        },
      },
      {
        heading: 'Learn',
        bullets: [
          'One test at a time, long enough to count',
          'Money moved from what failed',
          'A review meeting with the sales team',
          'A written plan for the next quarter',
        ],
        ar: {
          heading: 'نتعلم',
          bullets: [
            'تجربة واحدة في كل مرة ومدة كافية',
            'نقل المال مما أخفق إلى ما نجح',
            'جلسة مراجعة مع فريق المبيعات',
            'خطة مكتوبة للربع التالي',
          ],
        },
      },
    ],
  },
  primaryServices: [
    {
      title: 'Search Engine Optimization (SEO)',
      description:
        'Ranking is a consequence. We make a site that search engines can read, write pages that answer what people really ask in each language, and earn the links that follow. Expect the first movement after two or three months.',
      ar: {
        title: 'تحسين محركات البحث (SEO)',
        description:
          'الترتيب نتيجة لا غاية. نجعل الموقع مقروءًا لمحركات البحث، ونكتب صفحات تجيب عما يسأله الناس فعلًا بكل لغة، فتأتي الروابط تبعًا لذلك. توقّع أول تحسّن بعد شهرين أو ثلاثة.',
      },
      secondaryServices: [
        {
          title: 'Technical SEO',
          description:
            'Crawling, speed, structured data, canonical links and language links put in order, then watched so that the next release does not undo them.',
          ar: {
            title: 'السيو التقني',
            description:
              'الزحف والسرعة والبيانات المنظمة والروابط الأساسية (canonical) وروابط اللغتين: نضبطها كلها ثم نراقبها حتى لا يفسدها التحديث القادم.',
          },
        },
        {
          title: 'Arabic keyword research',
          description:
            'What people type in Riyadh differs from what they type in Cairo. We study dialect, spelling and intent, not translated English lists.',
          ar: {
            title: 'أبحاث الكلمات العربية',
            description:
              'ما يكتبه الناس في الرياض غير ما يكتبونه في القاهرة. ندرس اللهجة والإملاء والمقصد، ولا نترجم قوائم إنجليزية.',
          },
        },
        {
          title: 'Content planning',
          description:
            'A year of pages worth writing, ordered by what they could bring in, each with a brief and a named expert to talk to.',
          ar: {
            title: 'خطة المحتوى',
            description:
              'صفحات تستحق الكتابة لسنة كاملة، مرتبة بحسب عائدها المتوقع، ولكل صفحة موجز وخبير نحاوره.',
          },
        },
        {
          title: 'Local SEO',
          description:
            'Branches found on the map with correct hours, photographs and categories, and a page for each that says something about the place.',
          ar: {
            title: 'السيو المحلي',
            description:
              'فروع تظهر على الخريطة بمواعيدها وصورها وتصنيفها الصحيح، ولكل فرع صفحة تتحدث فعلًا عن مكانه.',
          },
        },
        {
          title: 'Link earning',
          description:
            'Studies, tools and guides that trade press and universities cite of their own accord. We buy no links and swap none.',
          ar: {
            title: 'كسب الروابط',
            description:
              'دراسات وأدوات وأدلة تشير إليها الصحافة المتخصصة والجامعات من تلقاء نفسها. لا نشتري رابطًا ولا نقايض به.',
          },
        },
        {
          title: 'Migration safeguards',
          description:
            'Before a redesign we record every address that earns visits and map it to its successor, so traffic arrives with you.',
          ar: {
            title: 'حماية الترتيب عند النقل',
            description:
              'قبل أي إعادة تصميم نسجل كل رابط يجلب زيارات ونعيّن بديله، فتنتقل الزيارات معك إلى الموقع الجديد.',
          },
        },
      ],
    },
    {
      title: 'Social Media Marketing (SMM)',
      description:
        'We would rather post three things worth seeing than thirty to fill a calendar. Our writers, designers and film people plan each month around what your customers ask, answer comments in the tone of your shop and tell you which network to leave. Reports speak of enquiries before they mention likes.',
      ar: {
        title: 'التسويق عبر وسائل التواصل (SMM)',
        description:
          'ثلاثة منشورات تستحق المشاهدة خير عندنا من ثلاثين تملأ الجدول. يخطط كتّابنا ومصمّمونا ومصورونا للشهر انطلاقًا من أسئلة زبائنك، ونرد على التعليقات بنبرة متجرك، ونخبرك أي منصة يحسن أن تتركها. وتقاريرنا تبدأ بالطلبات قبل الإعجابات.',
      },
      secondaryServices: [
        {
          title: 'Content calendars',
          description:
            'A month of posts agreed in one meeting, written in both languages, with room left for whatever happens on the day.',
          ar: {
            title: 'تقويم المحتوى',
            description:
              'منشورات شهر نتفق عليها في جلسة واحدة، مكتوبة باللغتين، وفيها متسع لما تأتي به الأيام.',
          },
        },
        {
          title: 'Short video',
          description:
            'Fifteen to forty seconds, filmed at your premises, subtitled in Arabic and English and understandable with the sound off.',
          ar: {
            title: 'الفيديو القصير',
            description:
              'من 15 إلى 40 ثانية نصوّرها في مقرك، بترجمة عربية وإنجليزية، وتُفهم حتى والصوت مكتوم.',
          },
        },
        {
          title: 'Community replies',
          description:
            'Comments and messages answered within two working hours. Complaints go straight to a person on your side who can act on them.',
          ar: {
            title: 'إدارة الردود',
            description:
              'رد على التعليقات والرسائل خلال ساعتَي عمل، والشكوى تصل فورًا إلى من يملك حلها عندك.',
          },
        },
        {
          title: 'Creator partnerships',
          description:
            'People whose followers are real and nearby, under a written agreement, with licences checked and each paid post marked as an advertisement.',
          ar: {
            title: 'التعاون مع صنّاع المحتوى',
            description:
              'نختار من متابعوه حقيقيون وقريبون منك، بعقد مكتوب وترخيص سارٍ، وكل منشور مدفوع موسوم بأنه إعلان.',
          },
        },
      ],
    },
    {
      title: 'Pay Per Click (PPC)',
      description:
        'Paid search answers quickly and charges for every lesson. We start with a small budget and strict match types, write ads in the words of your customers, and add money only where a sale followed. The account, its history and its data are yours from the first day, and the invoice is in your name.',
      ar: {
        title: 'إعلانات الدفع بالنقرة (PPC)',
        description:
          'الإعلان المدفوع سريع الجواب، وكل درس منه بثمن. نبدأ بميزانية صغيرة ومطابقة دقيقة، ونكتب الإعلان بكلمات زبائنك، ولا نزيد الإنفاق إلا حيث أعقبته عملية بيع. الحساب وتاريخه وبياناته ملك لك من اليوم الأول، والفاتورة تصدر باسمك.',
      },
      secondaryServices: [
        {
          title: 'Google search ads',
          description:
            'Campaigns built around intent in Arabic and English, with a list of excluded words that grows every week and pays for itself.',
          ar: {
            title: 'إعلانات بحث Google',
            description:
              'حملات مبنية على قصد الباحث بالعربية والإنجليزية، وقائمة كلمات مستبعدة تكبر كل أسبوع وتوفّر أكثر مما تكلّف.',
          },
        },
        {
          title: 'Shopping campaigns',
          description:
            'A product feed with proper titles, live stock and margins attached, so that bids follow profit rather than turnover.',
          ar: {
            title: 'إعلانات التسوق',
            description:
              'ملف منتجات بعناوين سليمة ومخزون محدّث وهامش ربح لكل صنف، فتتبع المزايدة الربح لا حجم المبيعات.',
          },
        },
        {
          title: 'Paid social',
          description:
            'Ads on Instagram, TikTok, Snapchat and LinkedIn, made for each place instead of one picture cut to four sizes.',
          ar: {
            title: 'إعلانات وسائل التواصل',
            description:
              'إعلانات على إنستغرام وتيك توك وسناب شات ولينكدإن، يُصنع كلٌّ منها لمكانه بدل صورة واحدة تُقص على أربعة مقاسات.',
          },
        },
        {
          title: 'Account audits',
          description:
            'Five days inside your current account. On average we find a fifth of the spend going to searches that could never buy.',
          ar: {
            title: 'تدقيق الحسابات الإعلانية',
            description:
              'خمسة أيام داخل حسابك الحالي. في المتوسط نجد خُمس الإنفاق ذاهبًا إلى عمليات بحث لا يمكن أن تنتهي بشراء.',
          },
        },
      ],
    },
    {
      title: 'App Store Optimization (ASO)',
      description:
        'Most installs begin with a search inside the store and a decision made in about seven seconds. We choose the words people use, rewrite title and subtitle within their limits, redraw the screenshots so that they explain something, and answer reviews. Each change is tested in the stores’ own experiments before it stays.',
      ar: {
        title: 'تحسين الظهور في متاجر التطبيقات (ASO)',
        description:
          'معظم التنزيلات تبدأ ببحث داخل المتجر وقرار يُتخذ في نحو سبع ثوانٍ. نختار الكلمات التي يكتبها الناس، ونعيد صياغة الاسم والعنوان الفرعي ضمن حدودهما، ونرسم لقطات شاشة تشرح شيئًا، ونرد على التقييمات. ولا نُبقي تغييرًا حتى تثبت فائدته في تجارب المتجر نفسه.',
      },
      secondaryServices: [
        {
          title: 'Store keyword research',
          description:
            'Search volume and difficulty in each country’s store, in Arabic as well as English, reviewed again after every release.',
          ar: {
            title: 'كلمات البحث في المتاجر',
            description:
              'حجم البحث وصعوبته في متجر كل بلد، بالعربية كما بالإنجليزية، نراجعهما بعد كل إصدار.',
          },
        },
        {
          title: 'Screenshots and preview video',
          description:
            'Five pictures that tell a story in order, the first of which must do the work alone, since few people swipe to the second.',
          ar: {
            title: 'لقطات الشاشة والفيديو',
            description:
              'خمس لقطات تحكي قصة متسلسلة، على الأولى أن تكفي وحدها، فقليل من الناس من يصل إلى الثانية.',
          },
        },
        {
          title: 'Ratings and reviews',
          description:
            'We ask for a rating after something went well, never during a task, and reply to every review that reports a fault.',
          ar: {
            title: 'التقييمات والمراجعات',
            description:
              'نطلب التقييم بعد لحظة نجاح لا في منتصف مهمة، ونرد على كل مراجعة تشير إلى عطل.',
          },
        },
        {
          title: 'Listing localisation',
          description:
            'Store pages written anew for the Gulf, the Levant and Egypt, with pictures that show the interface in the reader’s language.',
          ar: {
            title: 'صفحات متجر لكل سوق',
            description:
              'صفحات نكتبها من جديد للخليج والشام ومصر، ولقطات تُظهر الواجهة بلغة القارئ نفسه.',
          },
        },
      ],
    },
    {
      title: 'Conversion Rate Optimization (CRO)',
      description:
        'Doubling the share of visitors who buy costs less than doubling the visitors. We look for the step where people leave, watch a few of them do it, form a hypothesis and test it properly. Half of our ideas turn out wrong, which is why we test them before you pay to build them.',
      ar: {
        title: 'تحسين معدل التحويل (CRO)',
        description:
          'مضاعفة نسبة المشترين أرخص من مضاعفة عدد الزوار. نبحث عن الخطوة التي يغادر الناس عندها، ونشاهد بعضهم وهو يغادر، ثم نصوغ فرضية ونختبرها كما ينبغي. نصف أفكارنا يتبيّن خطؤها، ولهذا نختبرها قبل أن تدفع ثمن تنفيذها.',
      },
      secondaryServices: [
        {
          title: 'Funnel analysis',
          description:
            'From first visit to paid order, by device, language and source. The leak is seldom on the page that everybody argued about.',
          ar: {
            title: 'تحليل مسار الشراء',
            description:
              'من أول زيارة إلى طلب مدفوع، بحسب الجهاز واللغة والمصدر. ونادرًا ما يكون التسرب في الصفحة التي دار حولها الخلاف.',
          },
        },
        {
          title: 'A/B testing',
          description:
            'Sample sizes worked out beforehand, one change at a time, and every result written down.',
          ar: {
            title: 'اختبارات A/B',
            description: 'نحسب حجم العينة مسبقًا، ونغيّر شيئًا واحدًا في كل مرة، وندوّن كل نتيجة.',
          },
        },
        {
          title: 'Session studies',
          description:
            'Recordings and heat maps, collected with consent and without personal data, read by a researcher and summed up on one page.',
          ar: {
            title: 'دراسة الجلسات',
            description:
              'تسجيلات وخرائط حرارية بموافقة الزائر وبلا بيانات شخصية، يقرؤها باحث ويلخصها في صفحة واحدة.',
          },
        },
        {
          title: 'Copy and offer tests',
          description:
            'Prices shown with delivery, guarantees said plainly, buttons that name what happens.',
          ar: {
            title: 'اختبار النصوص والعروض',
            description: 'سعر يشمل التوصيل، وضمان واضح العبارة، وزر يسمّي ما سيحدث عند ضغطه.',
          },
        },
      ],
    },
  ],
};
