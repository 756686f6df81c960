import type { ourWork } from '../../src/model/pages/our-work/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';

export const testimonials: DemoOf<typeof ourWork>['testimonials'] = [
  {
    stars: 5,
    text: 'They asked our lawyers to defend every question in the form. It was an uncomfortable afternoon, and the most useful one of the year.',
    name: 'Layla Sarhan',
    designation: 'Head of Digital, Sahil Finance',
    image: 'portrait-1.webp',
    imageAlt: '',
    ar: {
      text: 'طلبوا من محامينا أن يبرّروا كل سؤال في النموذج، سؤالًا سؤالًا. لم تكن جلسة مريحة، لكنها كانت أنفع ما فعلناه طوال العام.',
      name: 'ليلى سرحان',
      designation: 'رئيسة القنوات الرقمية، ساحل للتمويل',
    },
  },
  {
    stars: 5,
    text: 'My mother booked her own appointment, in Arabic, without calling me. I needed no further report.',
    name: 'Dr. Hadi Kanaan',
    designation: 'Medical Director, Noura Clinics',
    image: 'portrait-2.webp',
    imageAlt: '',
    ar: {
      text: 'حجزت والدتي موعدها بنفسها، وبالعربية، دون أن تتصل بي لتسأل. كفاني هذا عن أي تقرير.',
      name: 'د. هادي كنعان',
      designation: 'المدير الطبي، عيادات نورة',
    },
  },
  {
    stars: 4,
    text: 'We lost two weeks because we changed our minds about customs, and they told us beforehand that we would. Everything else came on the day it was promised.',
    name: 'Amina Qadri',
    designation: 'Chief Operating Officer, Marsa Freight',
    image: 'portrait-3.webp',
    imageAlt: '',
    ar: {
      text: 'تأخرنا أسبوعين لأننا غيّرنا رأينا في جزء الجمارك، وكانوا قد حذّرونا من هذا. وما عداه وصل كله في يومه الموعود.',
      name: 'أمينة قادري',
      designation: 'الرئيسة التنفيذية للعمليات، مرسى للشحن',
    },
  },
  {
    stars: 5,
    text: 'I had a folder of forty logos I liked. They closed it politely, drank our coffee for a week, and drew the one we have now.',
    name: 'Yousef Bahri',
    designation: 'Founder, Qamar Roasters',
    image: 'portrait-4.webp',
    imageAlt: '',
    ar: {
      text: 'جئتهم بملف فيه أربعون شعارًا أعجبتني. أغلقوه بلطف، وشربوا قهوتنا أسبوعًا، ثم رسموا الشعار الذي تراه اليوم.',
      name: 'يوسف بحري',
      designation: 'المؤسس، محمصة قمر',
    },
  },
  {
    stars: 5,
    text: 'Every second Thursday we got something we could open on our phones and try. By the third time the board had stopped asking for slides.',
    name: 'Reem Tawil',
    designation: 'Product Lead, Tamra Market',
    image: 'portrait-5.webp',
    imageAlt: '',
    ar: {
      text: 'كان يصلنا كل أسبوعين، يوم الخميس، شيء نفتحه على جوالاتنا ونجرّبه. وبعد المرة الثالثة كفّ مجلس الإدارة عن طلب العروض التقديمية.',
      name: 'ريم طويل',
      designation: 'مديرة المنتج، سوق تمرة',
    },
  },
  {
    stars: 5,
    text: 'Other agencies offered us more traffic. Wajha asked how many of those visitors sleep here. It is a better question.',
    name: 'Daniel Marlow',
    designation: 'Commercial Director, Rimal Hotels',
    image: 'portrait-6.webp',
    imageAlt: '',
    ar: {
      text: 'وعدتنا وكالات أخرى بمزيد من الزوار. أما «واجهة» فسألتنا: كم منهم ينام عندكم؟ وهذا هو السؤال الصحيح.',
      name: 'دانيال مارلو',
      designation: 'المدير التجاري، فنادق رمال',
    },
  },
];
