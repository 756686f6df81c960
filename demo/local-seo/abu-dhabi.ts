import type { Location } from './location.ts';

export const abuDhabi: Location = {
  location: 'Abu Dhabi',
  title: 'Digital work for Abu Dhabi: precise, bilingual, built to last',
  description:
    'Abu Dhabi buys carefully. Much of the capital’s business runs between government entities, energy companies, hospitals and family groups, and a supplier is looked up, compared and forwarded inside an organisation before anyone calls. The page has to stand up to that: formal Arabic, exact English, documents that can be found. Then there is the other city, of Reem Island towers, Khalifa City villas and weekend traffic to Yas and Saadiyat, which searches from the car and wants to know about parking. We write for both.',
  fact: {
    title: 'Abu Dhabi in four lines',
    stats: [
      '3 regions: the capital, Al Ain and Al Dhafra',
      'Capital of the United Arab Emirates',
      'About 90 minutes by road from our Dubai office',
      'Arabic and English checked by a native reader each',
    ],
    ar: {
      title: 'أبوظبي في أربعة أسطر',
      stats: [
        '3 مناطق: العاصمة والعين والظفرة',
        'عاصمة دولة الإمارات العربية المتحدة',
        'نحو 90 دقيقة بالسيارة من مكتبنا في دبي',
        'كل لغة يراجعها قارئ من أهلها',
      ],
    },
  },
  benefits: {
    title: 'What we do for a business in Abu Dhabi',
    items: [
      {
        icon: 'star',
        title: 'Pages that survive a procurement desk',
        description:
          'Licences, certificates, project lists and contact names where a buyer expects them, in both languages, with files that open on an old office computer and headings that can be quoted in a tender.',
        ar: {
          title: 'صفحات تجتاز لجنة المشتريات',
          description:
            'الرخص والشهادات وقائمة المشاريع وأسماء المسؤولين حيث يتوقعها المشتري، باللغتين، في ملفات تُفتح على حاسوب مكتبي قديم، وبعناوين يمكن اقتباسها في كراسة المناقصة.',
        },
      },
      {
        icon: 'map',
        title: 'Islands, mainland and Al Ain',
        description:
          'Al Maryah, Saadiyat, Mussafah and Al Ain are far apart in distance and in habit. We separate them in search, so that an industrial buyer in Mussafah is not sent to the showroom on the Corniche.',
        ar: {
          title: 'الجزر والبر والعين',
          description:
            'بين المارية والسعديات ومصفح والعين مسافات في الطريق وفي الطباع. نفصل بينها في نتائج البحث، فلا نرسل من يشتري لمصنعه في مصفح إلى معرض على الكورنيش.',
        },
      },
      {
        icon: 'globe',
        title: 'Arabic fit for an official letter',
        description:
          'Ministries, schools and hospitals read the Arabic first and judge the company by it. Our Arabic copy is written by Arabic writers, with titles and names of entities as they are officially spelled.',
        ar: {
          title: 'عربية تليق بخطاب رسمي',
          description:
            'الوزارات والمدارس والمستشفيات تقرأ العربية أولًا وتحكم بها على الشركة. نصوصنا يكتبها كتّاب عرب، وتُذكر فيها المناصب وأسماء الجهات برسمها المعتمد.',
        },
      },
      {
        icon: 'clock',
        title: 'Ready for the winter calendar',
        description:
          'Race weekend on Yas, museum openings on Saadiyat, conferences and exhibitions: the cool months are crowded. We plan pages, hours and campaigns in summer, while there is time.',
        ar: {
          title: 'جاهزون لموسم الشتاء',
          description:
            'سباقات ياس، وافتتاح المتاحف في السعديات، والمؤتمرات والمعارض: أشهر الشتاء مزدحمة. نخطّط للصفحات والدوام والحملات في الصيف، حين يكون في الوقت متسع للعمل المتقن.',
        },
      },
    ],
    ar: { title: 'ما نقدّمه لعملك في أبوظبي' },
  },
  conclusion:
    'In this city a website is read by people who will never fill in its form: the engineer who checks a claim, the manager who forwards a link, the committee that compares three of them. We build for those silent readers as well as for the family looking for dinner on Saadiyat, and we drive over from Dubai as often as the work needs.',
  cta: 'Plan a project in Abu Dhabi',
  image: 'location-abu-dhabi.webp',
  imageAlt: 'A white mosque with its domes and two minarets, mirrored in still water',
  isActive: true,
  ar: {
    imageAlt: 'مسجد أبيض بقبابه ومئذنتيه ينعكس على صفحة ماء ساكنة',
    location: 'أبوظبي',
    title: 'مواقع وتطبيقات لأبوظبي: دقيقة، بلغتين، ومبنية لتدوم',
    description:
      'أبوظبي تشتري بتروٍّ. كثير من أعمال العاصمة يدور بين جهات حكومية وشركات طاقة ومستشفيات ومجموعات عائلية، والمورّد يُبحث عنه ويُقارن ويُحوَّل رابطه داخل المؤسسة قبل أن يتصل به أحد. فلا بد من صفحة تحتمل هذا الفحص: عربية رسمية، وإنجليزية دقيقة، ووثائق يسهل العثور عليها. وهناك وجه آخر للمدينة: أبراج جزيرة الريم وفلل مدينة خليفة وزحام نهاية الأسبوع نحو ياس والسعديات، وأهله يبحثون من السيارة ويسألون عن المواقف. نكتب للوجهين.',
    conclusion:
      'الموقع في هذه المدينة يقرؤه من لن يملأ نموذجه أبدًا: مهندس يتحقق من معلومة، ومدير يحوّل رابطًا، ولجنة تقارن بين ثلاثة. نبني لهؤلاء القراء الصامتين كما نبني لعائلة تبحث عن عشاء في السعديات، ونأتي من دبي كلما احتاج العمل إلى ذلك.',
    cta: 'خطّط معنا لمشروعك في أبوظبي',
  },
};
