import type { ourWork } from '../../src/model/pages/our-work/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';

export const workCards: DemoOf<typeof ourWork>['work']['cards'] = [
  {
    title: 'Sahil Finance: a loan form that people finish',
    description:
      'Seven out of ten applicants gave up before the last page. We sat with twelve of them, watched where they stopped, and asked the compliance team why each question existed. Forty-three did not need to. The rest became a conversation in Arabic or English that saves itself after every answer.',
    timeline: 14,
    timelineUnit: 'weeks',
    satisfaction: 97,
    growth: 'Completed applications up from 30% to 62%',
    image: 'work-sahil-finance.webp',
    imageAlt: 'A shore in bands from sand to deep blue, and a coin with a star upon it',
    ar: {
      imageAlt: 'شاطئ يتدرّج من لون الرمل إلى الأزرق العميق، وفوقه قطعة نقد عليها نجمة',
      title: 'ساحل للتمويل: نموذج تمويل يكمله الناس',
      description:
        'كان سبعة من كل عشرة ينسحبون قبل الصفحة الأخيرة. جلسنا مع اثني عشر منهم ورأينا أين يتوقفون، ثم سألنا إدارة الالتزام عن سبب كل سؤال، فتبيّن أن 43 سؤالًا لا لزوم لها. وما بقي صار حوارًا بالعربية أو الإنجليزية يُحفظ تلقائيًا بعد كل إجابة.',
      growth: 'ارتفع إكمال الطلبات من 30\u200e%\u200e إلى 62\u200e%\u200e',
    },
  },
  {
    title: 'Noura Clinics: booking by where it hurts',
    description:
      'Nine branches, 64 doctors and a list of specialities only a doctor could read. We replaced the list with a drawing of the body and four short questions, connected it to the doctors’ own calendars, and made the whole thing work with one thumb in a waiting room with poor reception.',
    timeline: 10,
    timelineUnit: 'weeks',
    satisfaction: 96,
    growth: 'Online bookings up from 12% to 54%',
    image: 'work-noura-clinics.webp',
    imageAlt: 'A flower of purple petals around a white medical cross',
    ar: {
      imageAlt: 'زهرة بتلاتها بنفسجية، يتوسطها صليب طبي أبيض',
      title: 'عيادات نورة: احجز من موضع الألم',
      description:
        'تسعة فروع و64 طبيبًا، وقائمة تخصصات لا يفهمها إلا الأطباء. وضعنا مكانها رسمًا للجسم وأربعة أسئلة قصيرة، وربطناها بجداول الأطباء مباشرة، وحرصنا على أن يتم الحجز بإصبع واحد ولو ضعفت الشبكة.',
      growth: 'ارتفع الحجز الإلكتروني من 12\u200e%\u200e إلى 54\u200e%\u200e',
    },
  },
  {
    title: 'Marsa Freight: one board for 4,000 containers',
    description:
      'The operations room ran on a spreadsheet, three chat groups and a man called Khalid who remembered everything. We spent a month beside Khalid, then built a board that knows most of what he knows: customs holds, missed vessels, drivers waiting at the gate.',
    timeline: 8,
    timelineUnit: 'months',
    satisfaction: 94,
    growth: '31% fewer calls to the operations room',
    image: 'work-marsa-freight.webp',
    imageAlt: 'A ship seen from the front, loaded high with containers',
    ar: {
      imageAlt: 'سفينة كما تبدو من الأمام، محمّلة بحاويات مكدّسة',
      title: 'مرسى للشحن: لوحة واحدة لأربعة آلاف حاوية',
      description:
        'كانت غرفة العمليات تقوم على جدول بيانات وثلاث مجموعات محادثة وموظف اسمه خالد يحفظ كل شيء. أمضينا شهرًا إلى جوار خالد، ثم بنينا لوحة تعرف معظم ما يعرفه: الشحنات المحتجزة في الجمارك، والسفن التي فات موعدها، والسائقين المنتظرين عند البوابة.',
      growth: 'انخفاض 31\u200e%\u200e في مكالمات غرفة العمليات',
    },
  },
  {
    title: 'Qamar Roasters: coffee sorted by taste',
    description:
      'A new bag, a new crescent on it, and a shop that begins with a question instead of a catalogue: how do you drink it? Eight coffees, three grinds and a subscription that can be paused in two taps, because people travel in August.',
    timeline: 4,
    timelineUnit: 'months',
    satisfaction: 99,
    growth: 'Subscriptions up 140% in a year',
    image: 'work-qamar-roasters.webp',
    imageAlt: 'A coffee bean before a full white moon',
    ar: {
      imageAlt: 'حبة قهوة أمام قمر أبيض مكتمل',
      title: 'محمصة قمر: متجر يبدأ من المذاق',
      description:
        'كيس جديد عليه هلال جديد، ومتجر يستقبلك بسؤال قبل أن يعرض عليك قائمة: كيف تشرب قهوتك؟ ثمانية محاصيل وثلاث درجات طحن، واشتراك توقفه مؤقتًا بلمستين، فالناس يسافرون في أغسطس.',
      growth: 'نمو الاشتراكات 140\u200e%\u200e خلال عام',
    },
  },
  {
    title: 'Tamra Market: a grocer in your pocket',
    description:
      'The old app was the website in a frame. The new one opens on last week’s basket, finds okra under each of its names, and tells you before you pay that the mint has run out. It was tested for six weekends in twenty kitchens.',
    timeline: 6,
    timelineUnit: 'months',
    satisfaction: 95,
    growth: 'Average basket 27% larger',
    image: 'work-tamra-market.webp',
    imageAlt: 'A pyramid of dates before a fan of palm leaves on a market counter',
    ar: {
      imageAlt: 'هرم من التمر على منضدة سوق، ومن خلفه سعف نخل منشور كالمروحة',
      title: 'سوق تمرة: بقالة في جيبك',
      description:
        'كان التطبيق القديم مجرد نافذة على الموقع. أما الجديد فيفتح على سلة الأسبوع الماضي، ويجد البامية بكل أسمائها، وينبّهك قبل الدفع إلى أن النعناع نفد. جرّبناه في عشرين مطبخًا على مدى ست عطلات أسبوعية.',
      growth: 'سلة المشتريات أكبر بنسبة 27\u200e%\u200e',
    },
  },
  {
    title: 'Rimal Hotels: sell the view, not the discount',
    description:
      'We photographed all 212 rooms from the pillow, at seven in the morning, and built the booking around those pictures. Search campaigns in three languages bring travellers straight to a room and its price. On nights booked there the hotels keep the commission.',
    timeline: 12,
    timelineUnit: 'weeks',
    satisfaction: 98,
    growth: 'Direct bookings up from 18% to 31%',
    image: 'work-rimal-hotels.webp',
    imageAlt: 'A hotel of arches among the dunes, with the setting sun above it like a dome',
    ar: {
      imageAlt: 'فندق من الأقواس بين الكثبان، تعلوه الشمس الغاربة كأنها قبة',
      title: 'فنادق رمال: الإطلالة قبل الخصم',
      description:
        'صوّرنا الغرف كلها، وعددها 212، من موضع الوسادة عند السابعة صباحًا، وبنينا الحجز حول هذه الصور. أما حملات البحث، وهي بثلاث لغات، فتأخذ المسافر إلى الغرفة وسعرها مباشرة. وكل ليلة تُحجز من هنا تبقى عمولتها للفندق.',
      growth: 'ارتفع الحجز المباشر من 18\u200e%\u200e إلى 31\u200e%\u200e',
    },
  },
];
