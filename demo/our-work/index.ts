import type { ourWork } from '../../src/model/pages/our-work/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';
import { testimonials } from './testimonials.ts';
import { workCards } from './work-cards.ts';

export const ourWorkContent: DemoOf<typeof ourWork> = {
  banner: {
    heading: 'Work that had a job to do',
    text: 'Every project here began with something that did not work: a form nobody finished, a phone that never stopped, a shop that hid its own goods. These are the repairs, with the numbers that came after.',
    tagline: 'Selected projects, 2019 to 2026',
    image: 'banner-our-work.png',
    imageAlt: '',
    ar: {
      heading: 'أعمال أدّت مهمتها',
      text: 'بدأ كل مشروع هنا بشيء معطّل: نموذج لا يكمله أحد، أو هاتف لا يكفّ عن الرنين، أو متجر يخفي بضاعته عن زبائنه. هذا ما أصلحناه، وهذه أرقامه بعد الإصلاح.',
      tagline: 'مشاريع مختارة من 2019 إلى 2026',
    },
  },
  stats: {
    mainHead: 'Fifteen years, counted honestly',
    text: 'We count a project when it is in use, a brand when we drew it from nothing, and a client when they have paid at least two invoices. The rating is the average of the survey we send three months after launch.',
    years: 15,
    brands: 46,
    clients: 93,
    rating: 4.8,
    ar: {
      mainHead: 'خمسة عشر عامًا نعدّها بلا مجاملة',
      text: 'لا نعدّ المشروع إلا بعد أن يُستعمل، ولا الهوية إلا إذا رسمناها من الصفر، ولا العميل إلا بعد أن يسدّد فاتورتين على الأقل. أما التقييم فمتوسط استبيان نرسله بعد الإطلاق بثلاثة أشهر.',
    },
  },
  work: { cards: workCards },
  testimonials,
};
