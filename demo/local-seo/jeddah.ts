import type { Location } from './location.ts';

export const jeddah: Location = {
  location: 'Jeddah',
  title: 'Jeddah: for residents, traders and the guests of two seasons',
  description:
    'Jeddah has always looked after strangers. The port brings importers and freight agents, the airport brings pilgrims on their way to Makkah, and the Corniche brings the whole city out after sunset. So three kinds of people search here: residents in Al Rawdah, Al Shati and Obhur looking for a clinic, a café or a sea-facing chalet; traders between Al Balad and the warehouses of Al Khumrah; and visitors who read Arabic, English, Urdu, Turkish or Indonesian and have two days to find a hotel, a driver and a pharmacy.',
  fact: {
    title: 'Jeddah in four lines',
    stats: [
      'Historic Jeddah, Al Balad: UNESCO World Heritage since 2014',
      'The gateway to Makkah by air and by rail',
      'Ramadan and Hajj: two peaks that move with the moon',
      'mada, phone wallets and cash, in that order on our checkouts',
    ],
    ar: {
      title: 'جدة في أربعة أسطر',
      stats: [
        'جدة التاريخية (البلد): تراث عالمي لدى اليونسكو منذ 2014',
        'بوابة مكة المكرمة جوًا وبالقطار',
        'رمضان والحج: ذروتان تتنقلان مع الهلال',
        'مدى ثم محافظ الجوال ثم النقد: ترتيبنا لطرق الدفع',
      ],
    },
  },
  benefits: {
    title: 'What we do for a business in Jeddah',
    items: [
      {
        icon: 'globe',
        title: 'A welcome in the guest’s language',
        description:
          'Full pages in Arabic and English, and a short, accurate page in the languages of your guests: location, hours, prices, how to reach you from the airport and the railway station.',
        ar: {
          title: 'ترحيب بلغة الضيف',
          description:
            'صفحات كاملة بالعربية والإنجليزية، وصفحة قصيرة دقيقة بلغات ضيوفك: الموقع والدوام والأسعار، وكيف يصلون إليك من المطار ومن محطة القطار.',
        },
      },
      {
        icon: 'clock',
        title: 'Plans by the Hijri calendar',
        description:
          'Ramadan and Hajj move about eleven days each year, and the summer holidays do not. We lay both calendars side by side when planning stock, staff, campaigns and the hours shown on the map.',
        ar: {
          title: 'خطة على التقويمين',
          description:
            'رمضان والحج يتقدمان نحو 11 يومًا كل عام، وإجازة الصيف ثابتة. نضع التقويمين جنبًا إلى جنب حين نخطّط للمخزون والموظفين والحملات والدوام الظاهر على الخريطة.',
        },
      },
      {
        icon: 'map',
        title: 'From Al Balad to Obhur',
        description:
          'The city runs a long way along the sea, and a delivery promise that holds in Al Andalus fails in Obhur. Branch pages state the districts served, the minutes and the fee, before anybody fills a basket.',
        ar: {
          title: 'من البلد إلى أبحر',
          description:
            'المدينة ممتدة على البحر، وموعد التوصيل الذي يصدق في الأندلس لا يصدق في أبحر. صفحة كل فرع تذكر الأحياء التي يخدمها والوقت والرسوم قبل أن يملأ أحد سلته.',
        },
      },
      {
        icon: 'chat',
        title: 'Trade enquiries that reach a person',
        description:
          'Importers and freight agents write with a container number and a question. Forms and chat carry the reference to the right desk, and the reply goes out in the language it came in.',
        ar: {
          title: 'استفسارات تجارية تصل إلى صاحبها',
          description:
            'المستورد ووكيل الشحن يكتبان رقم حاوية وسؤالًا. نوصل الرقم المرجعي عبر النموذج والمحادثة إلى المكتب المعني، ويخرج الرد باللغة التي جاء بها السؤال.',
        },
      },
    ],
    ar: { title: 'ما نقدّمه لعملك في جدة' },
  },
  conclusion:
    'The people of Jeddah say their city is different, and its search data agrees: evenings longer than elsewhere, visitors who change with the month, trade that never quite closes. We study your own year first, beginning with the twelve months you already have on record.',
  cta: 'Talk to us about Jeddah',
  image: 'location-jeddah.webp',
  imageAlt: 'A white house with blue latticed bay windows, by the sea',
  isActive: true,
  ar: {
    imageAlt: 'بيت أبيض برواشين زرقاء يطل على البحر',
    location: 'جدة',
    title: 'جدة: لأهلها وتجارها وضيوف الموسمين',
    description:
      'جدة تعرف كيف تستقبل الغريب. الميناء يأتي بالمستوردين ووكلاء الشحن، والمطار يأتي بالحجاج والمعتمرين في طريقهم إلى مكة، والكورنيش يُخرج المدينة كلها بعد المغرب. فالباحثون هنا ثلاثة: سكان الروضة والشاطئ وأبحر يريدون عيادة أو مقهى أو شاليهًا على البحر، وتجار بين البلد ومستودعات الخمرة، وزوار يقرؤون العربية أو الإنجليزية أو الأردية أو التركية أو الإندونيسية وأمامهم يومان ليجدوا فندقًا وسائقًا وصيدلية.',
    conclusion:
      'يقول أهلها «جدة غير»، وبيانات البحث توافقهم: سهرات أطول، وزوار يتبدلون مع الأشهر، وتجارة لا تكاد تغلق أبوابها. ندرس عامك أنت أولًا، ونبدأ من الأشهر الاثني عشر المسجلة لديك.',
    cta: 'حدّثنا عن عملك في جدة',
  },
};
