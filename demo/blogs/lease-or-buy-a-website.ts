import type { Post } from './post.ts';

export const leaseOrBuyAWebsite: Post = {
  _id: 'lease-or-buy-a-website',
  title: 'Lease or buy? An honest comparison for a small business',
  date: '2026-02-10',
  author: 'Mariam Qureshi',
  image: 'blog-10.webp',
  imageAlt: 'A balance with a whole disc on one side and a disc cut into slices on the other',
  description: {
    mainPara:
      'We do both: we build websites that clients own outright, and we lease websites to small businesses for a monthly fee. People ask which is better as if there were one answer. It depends on cash, on how soon the site is needed, on how much will change, and on whether anyone in the company wants to think about hosting. Here is the comparison as we would make it for a friend who runs a bakery.',
    subHeading: [
      {
        title: 'What each one really is',
        description:
          'To buy is to commission: a design, a build, a handover, one large invoice in two or three parts. Afterwards the thing is yours, along with the hosting, the updates and the call when a form stops working. To lease is to subscribe: a smaller fee each month that covers the site, the hosting, the care and a stated amount of changes. The provider owns the machinery and you use it. It resembles the choice between fitting out your own shop and taking one that is fitted, with a landlord who repairs the air conditioning.',
        ar: {
          title: 'ما حقيقة كل منهما',
          description:
            'الشراء تكليف: تصميم وبناء وتسليم، وفاتورة كبيرة على دفعتين أو ثلاث. ثم يصير الموقع ملكك، ومعه الاستضافة والتحديثات والمكالمة يوم يتعطل النموذج. والاستئجار اشتراك: مبلغ أصغر كل شهر يشمل الموقع واستضافته ورعايته وقدرًا معلومًا من التعديلات. المنظومة ملك المزوّد وأنت تستعملها. يشبه ذلك أن تجهّز محلك بنفسك، أو أن تأخذ محلًا مجهزًا من مالك يصلح المكيف إذا تعطل.',
        },
      },
      {
        title: 'Do the sum over three years',
        description:
          'Write two columns. Under buying: the build, then three years of hosting, the domain, security updates, backups, small changes at an hourly rate, and one larger change, since there is always one. Under leasing: thirty-six payments, plus anything the plan leaves out. Add the value of your own time to each, because somebody has to speak to the hosting company. For a simple site that changes little the columns often end close together. For a site with special functions buying tends to win by the third year. For a business that is not sure what it will look like by then, the smaller commitment has a value of its own.',
        ar: {
          title: 'احسبها على ثلاث سنوات',
          description:
            'اكتب عمودين. تحت الشراء: البناء، ثم استضافة ثلاث سنوات، والنطاق، والتحديثات الأمنية، والنسخ الاحتياطية، والتعديلات الصغيرة بأجر الساعة، وتعديل كبير واحد، لأنه سيأتي لا محالة. وتحت الاستئجار: 36 دفعة، وما لا تشمله الباقة. وأضف إلى كل منهما قيمة وقتك، فلا بد أن يكلم أحدٌ شركة الاستضافة. في الموقع البسيط قليل التغير يتقارب العمودان غالبًا. وفي الموقع ذي الوظائف الخاصة يميل الشراء إلى التفوق في السنة الثالثة. أما المشروع الذي لا يعرف صاحبه كيف سيكون شكله حينها، فللالتزام الأصغر عنده قيمة بذاتها.',
        },
      },
      {
        title: 'Five questions for any lease',
        description:
          'Ask who owns the domain: it should be registered in your company’s name, always. Ask who owns the texts and photographs, and in what form you would receive them on leaving. Ask how long the minimum term is and what notice is needed. Ask what counts as a change and how quickly it is made, with an example: new opening hours on a Thursday night in Ramadan. Ask what happens to the site if a payment is late. The answers should be in the contract in ordinary words. If the provider hesitates over the first question, you may put the contract down.',
        ar: {
          title: 'خمسة أسئلة لأي عقد إيجار',
          description:
            'اسأل من يملك النطاق؛ ينبغي أن يكون مسجلًا باسم شركتك في كل الأحوال. واسأل من يملك النصوص والصور، وبأي صيغة تتسلّمها إذا خرجت. واسأل عن أقل مدة للعقد وعن مهلة الإشعار. واسأل ما الذي يُعدّ تعديلًا وكم يستغرق، وخذ مثالًا: دوام جديد مساء خميس في رمضان. واسأل ماذا يحدث للموقع إذا تأخرت دفعة. يجب أن تكون الأجوبة في العقد بكلام مفهوم. وإذا تردد المزوّد عند السؤال الأول فلك أن تضع العقد جانبًا.',
        },
      },
      {
        title: 'When leasing suits',
        description:
          'A clinic that opens in six weeks. A restaurant with one branch and a menu that changes with the season. A contractor who needs five good pages in Arabic and English, a way to be called, and no further thought about it. In these cases the work has been done many times before, the pattern is known, and the fee pays for somebody to watch over the site, which small businesses usually lack more than they lack software. Check that the Arabic is included and written properly, since plans at the low end often mean a machine translation.',
        ar: {
          title: 'متى يناسبك الاستئجار',
          description:
            'عيادة تفتح بعد ستة أسابيع. مطعم بفرع واحد وقائمة تتغير مع الموسم. مقاول يريد خمس صفحات جيدة بالعربية والإنجليزية، وطريقة ليتصل به الناس، ثم لا يفكر في الأمر بعدها. في هذه الحالات أُنجز العمل مرارًا من قبل، والنمط معروف، وتجد مقابل ما تدفعه شهريًا من يتابع موقعك، وهو ما ينقص المشاريع الصغيرة عادةً أكثر مما تنقصها البرامج. وتأكد من أن العربية مشمولة ومكتوبة كما ينبغي؛ فأرخص الباقات كثيرًا ما تعني ترجمة آلية.',
        },
      },
      {
        title: 'When buying suits',
        description:
          'Buy when the site is the business: a shop with thousands of products, a booking engine with your own rules, anything that must talk to a warehouse or a ledger. Buy when you have, or will hire, someone to look after it. Buy when a competitor could rent the same template next month and your trade depends on looking like nobody else. And some begin with a lease and buy after two years, when they know what they need. We think that a respectable order of events, provided the contract lets you take your domain, your words and your pictures along.',
        ar: {
          title: 'ومتى يناسبك الشراء',
          description:
            'اشترِ إذا كان الموقع هو العمل نفسه: متجر فيه آلاف المنتجات، أو محرك حجز بقواعد تخصك، أو أي شيء يجب أن يتصل بمستودع أو دفتر حسابات. واشترِ إذا كان لديك من يرعاه أو كنت ستوظفه. واشترِ إذا كان المنافس يستطيع أن يستأجر القالب نفسه الشهر القادم، وكانت تجارتك تقوم على ألّا تشبه أحدًا. ومن الناس من يبدأ مستأجرًا ويشتري بعد عامين وقد عرف ما يريد. وهو في رأينا ترتيب حسن، بشرط أن يسمح العقد بأن تأخذ معك نطاقك ونصوصك وصورك.',
        },
      },
    ],
    ar: {
      mainPara:
        'نحن نقدّم الخيارين: نبني مواقع يملكها أصحابها، ونؤجر مواقع للمشاريع الصغيرة باشتراك شهري. ويسألنا الناس أيهما أحسن كأن للسؤال جوابًا واحدًا. والحق أنه يتوقف على السيولة، وعلى موعد الحاجة إلى الموقع، وعلى مقدار ما سيتغير فيه، وعلى وجود من يريد أن يشغل باله بالاستضافة. هذه هي المقارنة كما نقولها لصديق عنده مخبز.',
    },
  },
  ar: {
    imageAlt: 'ميزان على أحد طرفيه قرص كامل، وعلى الآخر قرص مقسوم إلى شرائح',
    title: 'تستأجر موقعك أم تشتريه؟ مقارنة صريحة للمشاريع الصغيرة',
    author: 'مريم قريشي',
  },
};
