import type { Location } from './location.ts';

export const riyadh: Location = {
  location: 'Riyadh',
  title: 'Riyadh: Arabic first, from the search box to the receipt',
  description:
    'In Riyadh the Arabic page is the page. People search in everyday Saudi Arabic, read the reviews before your page, and go out late: a restaurant in Hittin or a showroom on Olaya may do most of its day’s trade after nine in the evening. Payment is by mada, by phone and, for larger things, in instalments. Distances are long, so “near me” means near in minutes. Head offices cluster around the King Abdullah Financial District, wholesalers around Al Batha, new cafés in the northern districts, and each group expects a different tone.',
  fact: {
    title: 'Riyadh in four lines',
    stats: [
      'Sunday to Thursday: the working week',
      '8 characters in a National Address short code',
      '22 February and 23 September: the two national days shops plan for',
      'Every page written in Arabic before English',
    ],
    ar: {
      title: 'الرياض في أربعة أسطر',
      stats: [
        'من الأحد إلى الخميس: أسبوع العمل',
        '8 خانات في العنوان الوطني المختصر',
        '22 فبراير و23 سبتمبر: يوم التأسيس واليوم الوطني',
        'كل صفحة تُكتب بالعربية قبل الإنجليزية',
      ],
    },
  },
  benefits: {
    title: 'What we do for a business in Riyadh',
    items: [
      {
        icon: 'search',
        title: 'The words people really type',
        description:
          'Formal terms in a heading miss half of the searches. We collect the spoken words from your own messages and search reports, and write pages that use them without losing their manners.',
        ar: {
          title: 'كلمات الناس كما يكتبونها',
          description:
            'المصطلح الرسمي في العنوان يُفوّت كثيرًا من عمليات البحث. نجمع ألفاظ الناس من رسائلك وتقارير البحث لديك، ونكتب صفحات تستعملها من غير أن تفقد رصانتها.',
        },
      },
      {
        icon: 'cart',
        title: 'Checkout with mada and the short address',
        description:
          'mada, phone wallets, instalments beside the price, and an address field that takes the eight-character code. Invoices carry the tax details a Saudi company needs for its books.',
        ar: {
          title: 'دفع بمدى وعنوان مختصر',
          description:
            'مدى ومحافظ الجوال والتقسيط بجوار السعر، وحقل عنوان يقبل الرمز المختصر من 8 خانات. والفاتورة تحمل البيانات الضريبية التي تحتاج إليها المنشأة السعودية في دفاترها.',
        },
      },
      {
        icon: 'clock',
        title: 'Hours that follow the day',
        description:
          'Prayer times, Ramadan nights, the festival season from autumn into spring: opening hours here are a schedule. We keep it right on the site and on every map profile, from one table.',
        ar: {
          title: 'دوام يتبع يوم المدينة',
          description:
            'أوقات الصلاة، وليالي رمضان، ومواسم الفعاليات من الخريف إلى الربيع: ساعات العمل هنا جدول كامل. نحفظه صحيحًا في الموقع وفي كل ملف على الخرائط، من مصدر واحد.',
        },
      },
      {
        icon: 'star',
        title: 'Reviews that earn trust',
        description:
          'A Riyadh customer reads the reviews and then your answers. We set up requests after each visit, examples for branch managers, and a weekly look at what people praise and what they do not.',
        ar: {
          title: 'تقييمات تبني الثقة',
          description:
            'الزبون في الرياض يقرأ التقييمات ثم يقرأ ردودك عليها. نُعدّ رسالة تطلب التقييم بعد كل زيارة، ونماذج ردود لمديري الفروع، ومراجعة أسبوعية لما أعجب الناس وما لم يعجبهم.',
        },
      },
    ],
    ar: { title: 'ما نقدّمه لعملك في الرياض' },
  },
  conclusion:
    'A foreign brand is forgiven a good deal in Riyadh, though seldom careless Arabic. Local brands are not forgiven a slow page. We draw the Arabic screens first, test them on the phones people carry, and launch in a week that suits the season, with the team on call from the first morning to the last late order.',
  cta: 'Plan a launch in Riyadh',
  image: 'location-riyadh.webp',
  imageAlt: 'A dark tower with an opening at its top before the sun, above an old mud-brick wall',
  isActive: true,
  ar: {
    imageAlt: 'برج داكن في قمته فتحة أمام قرص الشمس، يعلو سورًا طينيًا قديمًا',
    location: 'الرياض',
    title: 'الرياض: العربية أولًا، من خانة البحث إلى الفاتورة',
    description:
      'في الرياض، الصفحة هي الصفحة العربية. الناس يبحثون بكلامهم اليومي، ويقرؤون التقييمات قبل صفحتك، ويخرجون متأخرين؛ فمطعم في حطين أو معرض في العليا قد تأتيه معظم مبيعات يومه بعد التاسعة مساءً. الدفع بمدى أو بالجوال، وبالتقسيط للمشتريات الكبيرة. والمسافات طويلة، فعبارة «قريب مني» تُقاس بالدقائق. المقرات حول مركز الملك عبدالله المالي، وتجار الجملة حول البطحاء، والمقاهي الجديدة في أحياء الشمال، ولكل منهم نبرة تناسبه.',
    conclusion:
      'قد تتسامح الرياض مع علامة أجنبية في أشياء كثيرة، لكن قلّما تتسامح مع عربية مهملة، ولا مع صفحة بطيئة من علامة محلية. نرسم الشاشات العربية أولًا، ونجرّبها على الجوالات التي في أيدي الناس، ونطلق في أسبوع يناسب الموسم، وفريقنا حاضر من أول صباح حتى آخر طلب في الليل.',
    cta: 'خطّط معنا لإطلاقك في الرياض',
  },
};
