import type { SeoKey, seoPages } from '../src/model/pages/seo/index.ts';
import type { DemoOf } from '../src/model/vocabulary/demo.ts';

export const seoContent: Record<SeoKey, DemoOf<(typeof seoPages)[number]>> = {
  home: {
    title: 'Wajha | Web, App and Shop Design in Arabic and English',
    description:
      'A digital studio in Dubai, Lahore and London. We design and build websites, apps and online shops in Arabic and English. Over 150 projects since 2011.',
    ar: {
      title: 'واجهة | تصميم المواقع والتطبيقات بالعربية والإنجليزية',
      description:
        'استوديو رقمي في دبي ولاهور ولندن. نصمّم المواقع والتطبيقات والمتاجر الإلكترونية ونبنيها بالعربية والإنجليزية، وأنجزنا أكثر من 150 مشروعًا منذ عام 2011.',
    },
  },
  services: {
    title: 'Services: Design, Web, Apps, Shops, Marketing | Wajha',
    description:
      'Design and UX, websites, mobile apps, online shops and digital marketing from one team of forty, with a fixed price and a date in writing before we begin.',
    ar: {
      title: 'خدماتنا: تصميم ومواقع وتطبيقات ومتاجر وتسويق | واجهة',
      description:
        'التصميم وتجربة المستخدم، والمواقع، وتطبيقات الجوال، والمتاجر الإلكترونية، والتسويق الرقمي من فريق واحد يضم أربعين مختصًا، بسعر ثابت وموعد مكتوب قبل البدء.',
    },
  },
  'our-work': {
    title: 'Our Work: Six Projects and Their Numbers | Wajha Studio',
    description:
      'A loan form that people finish, clinics that answer fewer calls, hotels that sell direct. See what we designed and built, how long it took and what changed.',
    ar: {
      title: 'أعمالنا: ستة مشاريع وما حققته بالأرقام | استوديو واجهة',
      description:
        'نموذج تمويل يكمله الناس، وعيادات خفّت مكالماتها، وفنادق تبيع غرفها مباشرة. اطّلع على ما صمّمناه وبنيناه، وكم استغرق من الوقت، وما الذي تغيّر بعده بالأرقام.',
    },
  },
  'about-us': {
    title: 'About Wajha | Forty People in Dubai, Lahore and London',
    description:
      'Wajha has designed and built in Arabic and English since 2011. Meet a studio where designers and developers share a table, and learn how a project runs here.',
    ar: {
      title: 'من نحن | واجهة: أربعون مختصًا بين دبي ولاهور ولندن',
      description:
        'في «واجهة» نصمّم ونبني بالعربية والإنجليزية منذ عام 2011. تعرّف إلى استوديو يجتمع فيه المصمّم والمطوّر على طاولة واحدة، وكيف يسير المشروع من الفكرة إلى الإطلاق.',
    },
  },
  blogs: {
    title: 'Blog: Notes on Design, Code and Arabic Type | Wajha',
    description:
      'What we learn at work, written down: Arabic interfaces, fast websites, online shops that sell and campaigns that pay. Practical articles without the jargon.',
    ar: {
      title: 'مدونة واجهة: في التصميم والبرمجة والخط والكتابة بالعربية',
      description:
        'ما نتعلّمه في العمل ندوّنه هنا: الواجهات العربية، وسرعة المواقع، والمتاجر التي تبيع، والحملات التي تعود بثمنها. مقالات عملية يكتبها فريقنا بلا مصطلحات معقّدة.',
    },
  },
  'contact-us': {
    title: 'Contact Wajha | Speak to a Designer or a Developer',
    description:
      'Write three lines, call us, or pick a half-hour in our calendar. Our people in Dubai, Lahore and London answer within one working day, in Arabic or English.',
    ar: {
      title: 'تواصل معنا | تحدّث إلى مصمّم أو مطوّر من فريق واجهة',
      description:
        'اكتب لنا ثلاثة أسطر، أو اتصل بنا، أو احجز نصف ساعة من وقتنا. يردّ عليك فريقنا في دبي ولاهور ولندن خلال يوم عمل واحد بالعربية أو الإنجليزية، واللقاء الأول مجاني.',
    },
  },
  'website-leasing': {
    title: 'Lease Your Website from AED or SAR 250 a Month | Wajha',
    description:
      'A business website in Arabic and English for a monthly fee: design, hosting, SSL, e-mail and support. No setup fee, and you can cancel with 30 days notice.',
    ar: {
      title: 'استأجر موقعك من 250 درهمًا أو ريالًا في الشهر | واجهة',
      description:
        'موقع متكامل لنشاطك بالعربية والإنجليزية باشتراك شهري يشمل التصميم والاستضافة وشهادة الأمان والبريد والدعم الفني. بلا رسوم تأسيس، والإلغاء بإشعار قبل 30 يومًا.',
    },
  },
};
