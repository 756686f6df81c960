import type { Location } from './location.ts';

export const london: Location = {
  location: 'London',
  title: 'London: local search, borough by borough',
  description:
    'Londoners search by postcode, by borough and by the nearest station. A dentist in W1, a caterer in Croydon and a repair shop in Hackney share a city and almost no customers. Then come the guests: families from the Gulf who spend the summer between Knightsbridge and Edgware Road, patients on their way to Harley Street, students in September. They look for the same streets in Arabic and find little written for them. We have an office here, we write for both readers, and we keep to the British rules on privacy and access.',
  fact: {
    title: 'London in four lines',
    stats: [
      'One of our three offices',
      '32 boroughs and the City of London',
      '3 hours behind Dubai in summer, 4 in winter',
      'Arabic pages written by Arabic copywriters',
    ],
    ar: {
      title: 'لندن في أربعة أسطر',
      stats: [
        'أحد مكاتبنا الثلاثة',
        '32 بلدية، ومعها حي المال «السيتي»',
        'تتأخر عن دبي 3 ساعات صيفًا و4 شتاءً',
        'صفحات عربية يكتبها كتّاب عرب',
      ],
    },
  },
  benefits: {
    title: 'What we do for a business in London',
    items: [
      {
        icon: 'map',
        title: 'Boroughs, postcodes and stations',
        description:
          'A page per branch that names the neighbourhood as its residents do, the station exit, step-free access and the bus. A “near me” search here is decided by three streets.',
        ar: {
          title: 'الحي والرمز البريدي والمحطة',
          description:
            'صفحة لكل فرع تسمي الحي كما يسميه سكانه، وتذكر مخرج المحطة والحافلة والمدخل الخالي من الدرج. والبحث عن «قريب مني» تحسم نتيجته هنا ثلاثة شوارع.',
        },
      },
      {
        icon: 'globe',
        title: 'Arabic for summer guests and patients',
        description:
          'Hotels, clinics, schools and estate agents serve Arabic speakers every day, usually through one busy colleague. A proper Arabic page answers the first ten questions and passes the eleventh to a person.',
        ar: {
          title: 'عربية لضيوف الصيف ومراجعي العيادات',
          description:
            'الفنادق والعيادات والمدارس والمكاتب العقارية تخدم متحدثي العربية كل يوم، وغالبًا عبر زميل واحد مشغول. الصفحة العربية الجيدة تجيب عن أول عشرة أسئلة، وتترك له السؤال الحادي عشر.',
        },
      },
      {
        icon: 'star',
        title: 'Reviews, privacy and access by the book',
        description:
          'Review requests sent to every customer alike, no trackers before consent, pages built to WCAG 2.2 AA. British customers notice, and so do the regulators.',
        ar: {
          title: 'التقييمات والخصوصية وإمكانية الوصول وفق الأصول',
          description:
            'طلب التقييم يصل إلى كل الزبائن بلا انتقاء، ولا تتبّع قبل الموافقة، والصفحات مبنية وفق WCAG 2.2 بمستوى AA. الزبون البريطاني يلاحظ ذلك، والجهات الرقابية أيضًا.',
        },
      },
      {
        icon: 'search',
        title: 'One team for two markets',
        description:
          'A London firm that sells in the Gulf, or the reverse, needs one site with two minds: spelling, prices, holidays and tone. Our offices hand the work over between time zones and share one plan.',
        ar: {
          title: 'فريق واحد لسوقين',
          description:
            'الشركة اللندنية التي تبيع في الخليج، أو الخليجية التي تبيع في لندن، تحتاج إلى موقع واحد يفهم السوقين: الإملاء والأسعار والعطل ونبرة الكلام. تتناوب مكاتبنا على العمل من توقيت إلى آخر، وخطتها واحدة.',
        },
      },
    ],
    ar: { title: 'ما نقدّمه لعملك في لندن' },
  },
  conclusion:
    'London does not lack agencies. It has few that can sit with a clinic in Marylebone in the morning and write its Arabic page by the evening, with somebody in Dubai to say how it will be read. If your customers arrive by Tube, or by the overnight flight from Doha, talk to us.',
  cta: 'Come by the London office',
  image: 'location-london.webp',
  imageAlt: 'A cathedral dome between two glass towers, behind a bridge of many arches',
  isActive: true,
  ar: {
    imageAlt: 'قبة كاتدرائية بين برجين من زجاج، وأمامها جسر كثير الأقواس',
    location: 'لندن',
    title: 'لندن: بحث محلي، حيًّا بعد حيّ',
    description:
      'اللندني يبحث بالرمز البريدي وبالحي وبأقرب محطة. طبيب أسنان في W1، ومتعهد ضيافة في كرويدون، ومحل تصليح في هاكني: تجمعهم مدينة واحدة، ولا يكاد يجمعهم زبون. ثم يأتي الضيوف: عائلات خليجية تقضي الصيف بين نايتسبريدج وإدجوار رود، ومراجعون يقصدون عيادات هارلي ستريت، وطلاب في سبتمبر. يبحثون عن الشوارع نفسها بالعربية فلا يجدون إلا القليل مما كُتب لهم. لنا مكتب هنا، ونكتب للقارئين معًا، ونلتزم بالأنظمة البريطانية في الخصوصية وإمكانية الوصول.',
    conclusion:
      'لا تنقص لندن الوكالات، لكن قليلًا منها يجلس صباحًا مع عيادة في ماريلبون ويسلّمها صفحتها العربية مساءً، ولها في دبي زميل يعرف كيف ستُقرأ. إن كان زبائنك يصلون بالمترو، أو على رحلة الليل من الدوحة، فلنتحدث.',
    cta: 'تفضّل بزيارة مكتبنا في لندن',
  },
};
