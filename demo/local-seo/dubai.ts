import type { Location } from './location.ts';

export const dubai: Location = {
  location: 'Dubai',
  title: 'Websites and local search in Dubai',
  description:
    'Dubai is searched by district. A customer in Deira looks for a supplier within walking distance of the creek; a tenant in Business Bay wants a clinic in the same tower; a family in Al Barsha will drive twenty minutes for the right school uniform. They type in English, Arabic, Hindi, Urdu, Russian and Tagalog, mostly on a phone, often while already in the car. Our main office is here, so we can visit the branch, see where the parking is, and write the page from what we saw.',
  fact: {
    title: 'Dubai in four lines',
    stats: [
      'Our main office is in the city',
      '10 digits in a Makani number, the address of an entrance',
      'November to March: the visitor season',
      '2 languages on every page we publish here',
    ],
    ar: {
      title: 'دبي في أربعة أسطر',
      stats: [
        'مقرّنا الرئيسي في المدينة',
        '10 خانات في رقم «مكاني»، وهو عنوان المدخل نفسه',
        'من نوفمبر إلى مارس: موسم الزوار',
        'لغتان في كل صفحة ننشرها هنا',
      ],
    },
  },
  benefits: {
    title: 'What we do for a business in Dubai',
    items: [
      {
        icon: 'map',
        title: 'A page for each district you serve',
        description:
          'JLT, Al Quoz and Mirdif are different customers. Each branch gets a page with its Makani number, the nearest metro exit, the entrance photographed from the road, and the things people ask at that branch.',
        ar: {
          title: 'صفحة لكل منطقة تخدمها',
          description:
            'زبون أبراج بحيرات جميرا غير زبون القوز، وكلاهما غير زبون مردف. لكل فرع صفحة فيها رقم «مكاني» وأقرب مخرج مترو وصورة المدخل من جهة الشارع، وما يسأل عنه الناس في ذلك الفرع تحديدًا.',
        },
      },
      {
        icon: 'globe',
        title: 'Arabic and English written together',
        description:
          'Residents from dozens of countries search in English; citizens and Gulf visitors look in Arabic and notice at once when it was translated in a hurry. We write both from one brief, and each page names its twin.',
        ar: {
          title: 'عربية وإنجليزية من موجز واحد',
          description:
            'المقيمون من عشرات البلدان يبحثون بالإنجليزية، والمواطنون وزوار الخليج يبحثون بالعربية ويلاحظون فورًا إن كانت ترجمة مستعجلة. نكتب النصين معًا، وتشير كل صفحة إلى أختها.',
        },
      },
      {
        icon: 'clock',
        title: 'A calendar that knows the city',
        description:
          'The cool months bring visitors, the summer moves everyone indoors, and in Ramadan the evening becomes the working day. Opening hours, offers and advertisements change with the season, on every profile, on the same morning.',
        ar: {
          title: 'تقويم يعرف المدينة',
          description:
            'الشتاء يأتي بالزوار، والصيف يُدخل الناس إلى الأماكن المكيّفة، ورمضان يجعل المساء وقت العمل. تتغير ساعات الدوام والعروض والإعلانات مع الموسم، في كل ملف تجاري، وفي الصباح نفسه.',
        },
      },
      {
        icon: 'chat',
        title: 'From search to chat in one tap',
        description:
          'A great deal of business here is settled on WhatsApp. We carry the product and the branch into the first message, so that the person who answers knows what the customer was looking at.',
        ar: {
          title: 'من البحث إلى المحادثة بلمسة',
          description:
            'كثير من الصفقات هنا يُحسم على واتساب. نضع اسم المنتج والفرع في أول رسالة، فيعرف من يرد ما الذي كان الزبون ينظر إليه.',
        },
      },
    ],
    ar: { title: 'ما نقدّمه لعملك في دبي' },
  },
  conclusion:
    'A trading house in Deira, a clinic group in Jumeirah and a workshop in Al Quoz do not need the same website. They need one that is quick on a phone, correct on the map, and readable to the people who pass the door. We will tell you which of those to fix first, and what it will cost, after one visit.',
  cta: 'Meet us in Dubai',
  image: 'location-dubai.webp',
  imageAlt: 'A blue tower that narrows as it rises, between old wind towers by the water',
  isActive: true,
  ar: {
    imageAlt: 'برج أزرق يضيق كلما ارتفع، بين براجيل قديمة على ضفة الماء',
    location: 'دبي',
    title: 'مواقع وبحث محلي في دبي',
    description:
      'في دبي يبحث الناس بالحي. تاجر في ديرة يريد موردًا على بعد خطوات من الخور، وموظفة في الخليج التجاري تريد عيادة في البرج نفسه، وعائلة في البرشاء لا تمانع أن تقود عشرين دقيقة من أجل الزي المدرسي المناسب. يكتبون بالعربية والإنجليزية والهندية والأردية والروسية والتاغالوغية، من الجوال في الغالب، وكثيرًا ما يكونون في السيارة. مقرّنا الرئيسي هنا، فنزور الفرع ونرى أين يقف الناس بسياراتهم، ثم نكتب الصفحة مما رأيناه.',
    conclusion:
      'بيت تجاري في ديرة، ومجموعة عيادات في جميرا، وورشة في القوز: لا يحتاج هؤلاء إلى الموقع نفسه. كل منهم يحتاج إلى موقع سريع على الجوال، صحيح على الخريطة، مفهوم لمن يمر ببابه. زيارة واحدة تكفي لنقول لك بأيها تبدأ وكم يكلّف.',
    cta: 'قابلنا في دبي',
  },
};
