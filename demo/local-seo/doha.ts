import type { Location } from './location.ts';

export const doha: Location = {
  location: 'Doha',
  title: 'Doha: a small city where everyone checks',
  description:
    'In Doha a recommendation travels quickly, and the next thing that happens is a search. Someone hears of you in a majlis or at the school gate, looks you up on the phone and expects to find the address, the hours and proof that you are what they were told. The towers of West Bay and Lusail hold the head offices, Salwa Road the showrooms, Al Sadd the clinics, the Industrial Area the workshops, The Pearl the evening strollers. English and Arabic lead; Hindi, Malayalam, Urdu, Tagalog and Nepali are close behind.',
  fact: {
    title: 'Doha in four lines',
    stats: [
      'Zone, street, building: the three numbers on a blue plate',
      'Sunday to Thursday: the working week',
      '18 December: National Day',
      'Metro since 2019, and named as a landmark in directions',
    ],
    ar: {
      title: 'الدوحة في أربعة أسطر',
      stats: [
        'منطقة وشارع ومبنى: ثلاثة أرقام على اللوحة الزرقاء',
        'من الأحد إلى الخميس: أسبوع العمل',
        '18 ديسمبر: اليوم الوطني',
        'المترو منذ 2019، وبمحطاته يستدل الناس',
      ],
    },
  },
  benefits: {
    title: 'What we do for a business in Doha',
    items: [
      {
        icon: 'star',
        title: 'Proof for the second look',
        description:
          'Finished projects, named staff, licences and real photographs of the premises. A visitor who was recommended to you wants confirmation.',
        ar: {
          title: 'ما يؤكد التوصية',
          description:
            'مشاريع منجزة، وموظفون بأسمائهم، ورخص، وصور حقيقية للمكان. فمن أوصاه صديق بك جاء ليتأكد.',
        },
      },
      {
        icon: 'map',
        title: 'Blue-plate addresses',
        description:
          'Forms and branch pages take zone, street and building, and show the nearest metro station and the right side of the road.',
        ar: {
          title: 'عناوين اللوحة الزرقاء',
          description:
            'النماذج وصفحات الفروع تقبل أرقام المنطقة والشارع والمبنى، وتذكر أقرب محطة مترو وعلى أي جانب من الشارع أنت.',
        },
      },
      {
        icon: 'globe',
        title: 'Formal Arabic, plain English',
        description:
          'Arabic for families and government departments, English for a workforce from everywhere. Short sentences help the many readers for whom English is the third language.',
        ar: {
          title: 'عربية رصينة وإنجليزية سهلة',
          description:
            'العربية للعائلات والدوائر الحكومية، والإنجليزية لعاملين من كل مكان. والجمل القصيرة تخدم قراءً كثيرين ليست الإنجليزية لغتهم الأولى ولا الثانية.',
        },
      },
      {
        icon: 'phone',
        title: 'Evenings, winters and match days',
        description:
          'Business peaks after sunset and between November and March. We tune hours, call buttons and advertisements to that rhythm and spend less in the weeks when the city is away.',
        ar: {
          title: 'المساء والشتاء وأيام المباريات',
          description:
            'ذروة العمل بعد المغرب وبين نوفمبر ومارس. نضبط الدوام وأزرار الاتصال والإعلانات على هذا الإيقاع، ونقلل الإنفاق في الأسابيع التي يسافر فيها أهل المدينة.',
        },
      },
    ],
    ar: { title: 'ما نقدّمه لعملك في الدوحة' },
  },
  conclusion:
    'Reputation does most of the selling in Doha; a website has to avoid contradicting it. We make sure that what people hear about you is what they find, in both languages and on every map, and that the first call reaches somebody who can decide.',
  cta: 'Check how Doha finds you',
  image: 'location-doha.webp',
  imageAlt: 'A building of overlapping discs by the water, under a full moon',
  isActive: true,
  ar: {
    imageAlt: 'مبنى من أقراص متداخلة على الماء تحت قمر مكتمل',
    location: 'الدوحة',
    title: 'الدوحة: مدينة صغيرة، والكل يسأل ويتأكد',
    description:
      'في الدوحة تنتقل التوصية بسرعة، ثم يأتي بعدها البحث. يسمع أحدهم باسمك في مجلس أو عند باب المدرسة فيبحث عنك في جواله، ويتوقع أن يجد العنوان والدوام وما يثبت أنك كما قيل له. أبراج الخليج الغربي ولوسيل للمقرات، وطريق سلوى للمعارض، والسد للعيادات، والمنطقة الصناعية للورش، واللؤلؤة لمن يتمشى مساءً. العربية والإنجليزية في المقدمة، وبعدهما بقليل الهندية والمالايالامية والأردية والتاغالوغية والنيبالية.',
    conclusion:
      'السمعة في الدوحة تبيع قبل الموقع، وعلى الموقع ألّا يخالفها. نتأكد من أن ما يسمعه الناس عنك هو ما يجدونه، باللغتين وعلى كل خريطة، وأن أول مكالمة تصل إلى من بيده القرار.',
    cta: 'اعرف كيف تجدك الدوحة',
  },
};
