import type { Location } from './location.ts';

export const lahore: Location = {
  location: 'Lahore',
  title: 'Lahore: our engineers’ home, and a market of its own',
  description:
    'Lahore shops by street. Electronics are on Hall Road, machinery on Brandreth Road, cloth in Azam Market, wedding clothes in Liberty and Gulberg, and a company is often described by the bazaar it came from. Online the habits carry over: people search in Urdu, in English, and most of all in Urdu written with Latin letters; they send a message to ask the price even when it is printed; they pay the rider in cash or by wallet. From this office we build for clients in three countries, and for shops in the next street.',
  fact: {
    title: 'Lahore in four lines',
    stats: [
      'One of our three offices',
      'UNESCO City of Literature since 2019',
      '3 ways to spell a search: Urdu, Roman Urdu and English',
      'One hour ahead of Dubai all year',
    ],
    ar: {
      title: 'لاهور في أربعة أسطر',
      stats: [
        'أحد مكاتبنا الثلاثة',
        'مدينة الأدب لدى اليونسكو منذ 2019',
        '3 طرق لكتابة البحث: الأردية، والأردية بحروف لاتينية، والإنجليزية',
        'تسبق دبي بساعة طوال العام',
      ],
    },
  },
  benefits: {
    title: 'What we do for a business in Lahore',
    items: [
      {
        icon: 'search',
        title: 'Roman Urdu taken seriously',
        description:
          'The same product has five spellings, none of them in a dictionary. We read your search reports and messages, choose the ones people use, and answer them on pages that read well in proper English or Urdu.',
        ar: {
          title: 'الأردية اللاتينية على محمل الجد',
          description:
            'للمنتج الواحد خمس صور في الكتابة ليس منها شيء في المعجم. نقرأ تقارير البحث والرسائل لديك ونختار ما يستعمله الناس، ثم نجيب عنه في صفحات سليمة بالإنجليزية أو الأردية.',
        },
      },
      {
        icon: 'cart',
        title: 'Cash, wallets and the rider',
        description:
          'Cash on delivery with a confirmation message, mobile wallets and bank transfer beside it, and an address form that asks for society, block and phase, so that fewer parcels come back.',
        ar: {
          title: 'النقد والمحافظ والمندوب',
          description:
            'دفع عند الاستلام برسالة تأكيد، وإلى جانبه محافظ الجوال والتحويل البنكي، ونموذج عنوان يفهم المجمّع السكني والبلوك والمرحلة. فيقل ما يعود من الطرود.',
        },
      },
      {
        icon: 'clock',
        title: 'Wedding season and both Eids',
        description:
          'From November to February the city marries. Clothing, catering, halls and photographers sell a year’s work in a few months. Pages and stock are ready in September, before the first invitations.',
        ar: {
          title: 'موسم الأعراس والعيدان',
          description:
            'من نوفمبر إلى فبراير تتزوج المدينة، وتبيع محلات الملابس والضيافة والقاعات والتصوير عمل سنة في أشهر قليلة. لذلك نجهز الصفحات والمخزون في سبتمبر، قبل أول بطاقة دعوة.',
        },
      },
      {
        icon: 'phone',
        title: 'Light pages for the networks there are',
        description:
          'Mid-range Android phones, prepaid data, a power cut now and then. Our engineers test on the phones they carry themselves.',
        ar: {
          title: 'صفحات خفيفة للشبكات كما هي',
          description:
            'جوالات أندرويد متوسطة، وباقات إنترنت مدفوعة مسبقًا، وانقطاع كهرباء بين حين وآخر. ومهندسونا يختبرون على الجوالات التي يحملونها هم.',
        },
      },
    ],
    ar: { title: 'ما نقدّمه لعملك في لاهور' },
  },
  conclusion:
    'Companies in the Gulf and in London come to Lahore for engineers; companies in Lahore come to us for customers, at home and abroad. If you export textiles, software or surgical instruments from Punjab, we can write the English and the Arabic that a buyer in Riyadh expects, beside the people who build the site.',
  cta: 'Visit the Lahore office',
  image: 'location-lahore.webp',
  imageAlt: 'A red mosque with white domes and minarets, and a wide courtyard before it',
  isActive: true,
  ar: {
    imageAlt: 'مسجد أحمر بقباب بيضاء ومآذن، وأمامه ساحة واسعة',
    location: 'لاهور',
    title: 'لاهور: بيت مهندسينا، وسوق قائمة بذاتها',
    description:
      'في لاهور لكل بضاعة شارعها: الإلكترونيات في هول رود، والآلات في براندريث رود، والأقمشة في سوق أعظم، وملابس الأعراس في ليبرتي وجلبرج، وكثيرًا ما تُعرف الشركة بالسوق التي خرجت منها. وقد انتقلت هذه العادات إلى الشبكة: يبحث الناس بالأردية والإنجليزية، وأكثر منهما بالأردية المكتوبة بحروف لاتينية، ويرسلون سائلين عن السعر وإن كان مكتوبًا، ويدفعون للمندوب نقدًا أو بالمحفظة. من هذا المكتب نبني لعملاء في ثلاثة بلدان، ولمحلات في الشارع المجاور.',
    conclusion:
      'تأتي شركات الخليج ولندن إلى لاهور طلبًا للمهندسين، وتأتينا شركات لاهور طلبًا للزبائن في الداخل والخارج. إن كنت تصدّر المنسوجات أو البرمجيات أو الأدوات الجراحية من البنجاب، كتبنا لك العربية والإنجليزية اللتين يتوقعهما المشتري في الرياض، بجوار من يبنون الموقع.',
    cta: 'زر مكتبنا في لاهور',
  },
};
