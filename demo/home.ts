import type { home } from '../src/model/pages/home/index.ts';
import type { DemoOf } from '../src/model/vocabulary/demo.ts';

export const homeContent: DemoOf<typeof home> = {
  hero: {
    heading: 'Understood at first sight',
    lead: '',
    contactButton: 'Speak to an expert',
    workButton: 'See our work',
    image: null,
    ar: {
      heading: 'وضوح من أول نظرة',
      contactButton: 'تحدّث إلى خبير',
      workButton: 'شاهد أعمالنا',
    },
  },
  portfolio: [
    {
      name: 'Sahil Finance',
      description:
        'Applying for a loan used to mean 62 questions and a visit to a branch. We cut the questions to 19, wrote them the way people talk, and let applicants stop and come back later. Most finish in nine minutes, on a phone.',
      image: 'portfolio-sahil-finance.webp',
      imageAlt:
        'A dashboard with rising blue waves, and beside it a phone with a bank card and a list of payments',
      ar: {
        imageAlt:
          'لوحة بيانات تعلوها موجات زرقاء، وإلى جانبها جوال يعرض بطاقة مصرفية وقائمة مدفوعات',
        name: 'ساحل للتمويل',
        description:
          'كان طلب التمويل يبدأ بنموذج من 62 سؤالًا وينتهي بزيارة الفرع. أبقينا منها 19 سؤالًا كتبناها بلغة الناس، وصار بوسع مقدّم الطلب أن يتوقف ثم يكمل متى شاء. واليوم يكمل معظم المتقدمين طلبهم من الجوال في تسع دقائق.',
      },
    },
    {
      name: 'Noura Clinics',
      description:
        'Few patients know whether a sore wrist belongs to orthopaedics or rheumatology. The new booking site asks where it hurts and finds the right doctor across nine branches. The reception desks now answer a third fewer calls.',
      image: 'portfolio-noura-clinics.webp',
      imageAlt:
        'Three phone screens: a doctor, a calendar of free appointments and a flower above a pulse line',
      ar: {
        imageAlt: 'ثلاث شاشات جوال: طبيب، وتقويم بالمواعيد المتاحة، وزهرة فوق خط نبض',
        name: 'عيادات نورة',
        description:
          'من يؤلمه معصمه لا يعرف غالبًا أيحجز عند طبيب العظام أم عند طبيب الروماتيزم. موقع الحجز الجديد يسأله أين الألم، ثم يدلّه على الطبيب المناسب في أحد الفروع التسعة. ومنذ إطلاقه انخفضت مكالمات الاستقبال بمقدار الثلث.',
      },
    },
    {
      name: 'Marsa Freight',
      description:
        'Four thousand containers, eleven ports and one spreadsheet that only two people dared to open. We replaced it with a live board that shows what is late, why, and whom to call. In the third week the daily status meeting was dropped.',
      image: 'portfolio-marsa-freight.webp',
      imageAlt:
        'Stacked containers on a tablet that lies flat, and a route that runs past a red pin to the next port',
      ar: {
        imageAlt: 'حاويات مكدّسة فوق جهاز لوحي، وخط رحلة يمر بدبوس أحمر نحو الميناء التالي',
        name: 'مرسى للشحن',
        description:
          'أربعة آلاف حاوية في أحد عشر ميناء، وكلها في جدول بيانات واحد لا يجرؤ على فتحه سوى موظفَين. استبدلنا به لوحة حيّة تبيّن ما تأخّر، ولماذا، وبمن تتصل. وفي الأسبوع الثالث أُلغي الاجتماع اليومي.',
      },
    },
    {
      name: 'Qamar Roasters',
      description:
        'A roastery that knew its beans by altitude, and customers who only knew they liked it “not too sour”. We gave the brand a new face and the shop a new order: by taste, by brewer, by morning or evening. Half of all first orders are now monthly subscriptions.',
      image: 'portfolio-qamar-roasters.webp',
      imageAlt:
        'Three bags of coffee on the page of a shop, with a large orange moon rising behind them',
      ar: {
        imageAlt: 'ثلاثة أكياس قهوة على صفحة متجر، ومن خلفها يبزغ قمر برتقالي كبير',
        name: 'محمصة قمر',
        description:
          'تعرف المحمصة حبوبها بارتفاع المزرعة عن سطح البحر، أما زبونها فلا يعرف إلا أنه يحبها «بلا حموضة زائدة». رسمنا هوية جديدة، ورتّبنا المتجر حسب المذاق وأداة التحضير وموعد الفنجان. واليوم يبدأ نصف الزبائن الجدد باشتراك شهري.',
      },
    },
    {
      name: 'Tamra Market',
      description:
        'An online grocer with 11,000 products and a search that found nothing unless you spelled it the way the warehouse did. The new app understands three spellings of every word and remembers what your household runs out of on Thursdays.',
      image: 'portfolio-tamra-market.webp',
      imageAlt: 'Two phones whose screens are a mosaic of fruit, leaves and vegetables',
      ar: {
        imageAlt: 'جوالان تملأ شاشتيهما فسيفساء من الفواكه والأوراق والخضار',
        name: 'سوق تمرة',
        description:
          'كان في المتجر 11 ألف صنف، ولا يجد البحث منها شيئًا ما لم تكتب الاسم كما كتبه أمين المستودع. التطبيق الجديد يفهم «طماطم» و«بندورة» و«طماط»، ويتذكّر ما ينقص بيتك كل خميس.',
      },
    },
    {
      name: 'Rimal Hotels',
      description:
        'Four desert hotels paid a commission on nearly every night they sold. We rebuilt the site around the one thing booking platforms cannot show, the view from each room, and put the price next to it. Direct bookings went from 18% to 31%.',
      image: 'portfolio-rimal-hotels.webp',
      imageAlt:
        'Five arched windows onto the dunes at different hours of the day, above a booking bar',
      ar: {
        imageAlt: 'خمس نوافذ مقوّسة تطل على الكثبان في ساعات مختلفة من اليوم، وتحتها شريط حجز',
        name: 'فنادق رمال',
        description:
          'أربعة فنادق صحراوية كانت تدفع عمولة عن كل ليلة تقريبًا. أعدنا بناء الموقع حول ما لا تعرضه منصات الحجز: الإطلالة من نافذة كل غرفة، وبجانبها سعرها. فارتفعت حصة الحجز المباشر من 18\u200e%\u200e إلى 31\u200e%\u200e.',
      },
    },
  ],
  faq: [
    {
      question: 'What can you do for us?',
      answer:
        'Five groups of services, under one roof: design and user experience, websites, mobile apps, online shops and digital marketing. Some clients need all five, many need one. If what you need is not on the list, we will say so and, where we can, name someone good.',
      ar: {
        question: 'ما الخدمات التي تقدّمونها؟',
        answer:
          'خمس مجموعات من الخدمات تحت سقف واحد: التصميم وتجربة المستخدم، وتطوير المواقع، وتطبيقات الجوال، والمتاجر الإلكترونية، والتسويق الرقمي. بعض عملائنا يحتاج إليها كلها، وكثير منهم تكفيه واحدة. وإن لم يكن طلبك ضمن ما نتقنه قلنا ذلك صراحة، ورشّحنا لك من يتقنه إن عرفناه.',
      },
    },
    {
      question: 'Where are you, and can we meet?',
      answer:
        'Our main office is in Dubai, and we have two more in Lahore and London. We like to hold the first workshop in person, in any of the three or at your place. After that a call every week is usually enough.',
      ar: {
        question: 'أين مكاتبكم؟ وهل يمكن أن نلتقي؟',
        answer:
          'مقرّنا الرئيسي في دبي، ولنا مكتبان في لاهور ولندن. نفضّل أن تكون ورشة العمل الأولى وجهًا لوجه، في أحد مكاتبنا أو في مقرّ شركتك، ثم تكفي عادةً مكالمة كل أسبوع.',
      },
    },
    {
      question: 'How big is the team, and who will work on our project?',
      answer:
        'We are about forty people: designers, developers, writers, marketers and project leads. A project gets a team of three to seven, and the people you meet in the first week are the people who do the work. Together we have finished more than 150 projects since 2011.',
      ar: {
        question: 'كم عدد أعضاء الفريق؟ ومن سيعمل على مشروعي؟',
        answer:
          'نحو أربعين شخصًا بين مصمّمين ومطوّرين وكتّاب محتوى ومسوّقين ومديري مشاريع. لكل مشروع فريق من ثلاثة إلى سبعة، ومن تلتقيهم في الأسبوع الأول هم أنفسهم من ينفّذون العمل. وقد أنجزنا معًا أكثر من 150 مشروعًا منذ عام 2011.',
      },
    },
    {
      question: 'How long does a project take, and what does it cost?',
      answer:
        'A company website takes 8 to 12 weeks, an online shop 3 to 6 months, an app 4 to 8. We start with two weeks of discovery at a fixed fee; at the end you have a plan, a date and a price in writing. The plan is yours, and you may take it to anyone.',
      ar: {
        question: 'كم يستغرق المشروع؟ وكم يكلّف؟',
        answer:
          'موقع الشركة يحتاج من 8 إلى 12 أسبوعًا، والمتجر الإلكتروني من 3 إلى 6 أشهر، والتطبيق من 4 إلى 8 أشهر. نبدأ بأسبوعين من الدراسة مقابل مبلغ ثابت، تخرج بعدهما بخطة وموعد وسعر، كلها مكتوبة. الخطة ملكك، ولك أن تنفّذها مع من تشاء.',
      },
    },
    {
      question: 'Do you really work in Arabic, or do you translate?',
      answer:
        'We write and design in both. The Arabic pages are drawn from right to left at the first sketch, set in a typeface chosen for Arabic, and written by people who think in it.',
      ar: {
        question: 'هل تعملون بالعربية فعلًا أم تترجمون إليها؟',
        answer:
          'نكتب بالعربية ونصمّم لها. تُرسم الصفحة من اليمين إلى اليسار منذ المسودة الأولى، بخط اختير للعربية، وبنصّ كتبه من يفكّر بها.',
      },
    },
    {
      question: 'How do we start?',
      answer:
        'Send us three lines through the contact page, call us, or pick a half-hour that suits you in our calendar. A person answers within one working day, and the first conversation is free.',
      ar: {
        question: 'كيف أبدأ؟',
        answer:
          'اكتب لنا ثلاثة أسطر في صفحة التواصل، أو اتصل بنا، أو اختر من تقويمنا نصف ساعة تناسبك. يردّ عليك أحدنا خلال يوم عمل واحد، واللقاء الأول مجاني.',
      },
    },
  ],
  headings: {
    services: 'What we do',
    servicesText: 'Five groups of services. Pick one and see what it covers.',
    portfolio: 'OUR PORTFOLIO',
    faq: "FAQ'S",
    faqText: 'What people ask before they write to us.',
    clients: 'Who we work for',
    blogs: 'Latest Blogs',
    allBlogs: 'See All',
    ar: {
      services: 'ماذا نقدّم',
      servicesText: 'خمس مجموعات من الخدمات. اختر إحداها لترى ما تشمله.',
      portfolio: 'معرض أعمالنا',
      faq: 'الأسئلة الشائعة',
      faqText: 'ما يسألنا عنه الناس قبل أن يكتبوا إلينا.',
      clients: 'من وثقوا بنا',
      blogs: 'أحدث المقالات',
      allBlogs: 'اعرض الكل',
    },
  },
};
