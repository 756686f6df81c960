import type { services } from '../../src/model/pages/services/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';
import { tools } from './tools.ts';

export const pageBlocks: Omit<DemoOf<typeof services>, 'services'> = {
  banner: {
    heading: 'Five disciplines, one team',
    text: 'Design, web, mobile, commerce and marketing share one studio at Wajha. The person who draws your checkout knows the person who builds it and the one who brings it visitors, so less gets lost on the way.',
    buttonText: 'Talk about your project',
    image: 'banner-services.png',
    imageAlt: '',
    ar: {
      heading: 'خمسة تخصصات وفريق واحد',
      text: 'في «واجهة» يجتمع التصميم والويب والتطبيقات والمتاجر والتسويق في استوديو واحد. من يرسم صفحة الدفع يعرف من يبرمجها ومن يجلب لها الزوار، فلا يضيع شيء في الطريق بينهم.',
      buttonText: 'حدّثنا عن مشروعك',
    },
  },
  efficientProcess: {
    mainHeading: 'How a project moves through the studio',
    description:
      'There are six steps, and each ends with something you can open, click or read. The price of the whole is settled in the second, before anything is built.',
    ar: {
      mainHeading: 'كيف يسير المشروع عندنا',
      description:
        'ست خطوات، تنتهي كل واحدة منها بشيء تفتحه أو تجرّبه أو تقرؤه. ونتفق على سعر العمل كله في الخطوة الثانية، قبل أن نبني شيئًا.',
    },
    cards: [
      {
        heading: 'We listen first',
        text: 'Two or three conversations with the people who run the business and the people who answer its calls. They rarely describe the same problem.',
        ar: {
          heading: 'نسمع أولًا',
          text: 'جلستان أو ثلاث مع من يدير العمل ومن يرد على مكالماته. ونادرًا ما يصف الطرفان المشكلة نفسها.',
        },
      },
      {
        heading: 'We write it down',
        text: 'A short document: what we will build, what we will leave out, what it costs and how we will know it worked. You sign it only when it reads like your own words.',
        ar: {
          heading: 'نكتب الاتفاق',
          text: 'وثيقة قصيرة: ما سنبنيه، وما سنتركه، وكم يكلّف، وكيف نعرف أنه نجح. لا توقّعها حتى تشعر بأنها مكتوبة بلسانك.',
        },
      },
      {
        heading: 'We draw the hard part',
        text: 'Not the home page: the screen everyone is worried about. Once the application form or the checkout works on paper, the rest follows.',
        ar: {
          heading: 'نبدأ بالأصعب',
          text: 'لا نبدأ بالصفحة الرئيسية، بل بالشاشة التي تقلق الجميع. متى استقام نموذج الطلب أو صفحة الدفع على الورق، سهُل كل ما بعدهما.',
        },
      },
      {
        heading: 'We build in short rounds',
        text: 'Every second week there is a working version at an address you can open on your own phone, in both languages, with a list of what changed.',
        ar: {
          heading: 'نبني على دفعات',
          text: 'كل أسبوعين نسخة تعمل، على رابط تفتحه من جوالك، باللغتين، ومعها قائمة بما تغيّر منذ المرة السابقة.',
        },
      },
      {
        heading: 'We try to break it',
        text: 'Slow networks, old phones, screen readers, long Arabic names, expired cards. We find the faults while they are cheap to fix.',
        ar: {
          heading: 'نحاول أن نعطّله',
          text: 'شبكة بطيئة، وجوال قديم، وقارئ شاشة، واسم عربي طويل، وبطاقة منتهية. نجد العيوب وإصلاحها ما زال رخيصًا.',
        },
      },
      {
        heading: 'We stay after launch',
        text: 'For the first thirty days the team that built it answers you directly. After that you choose: a care plan, a handover to your own people, or both.',
        ar: {
          heading: 'نبقى بعد الإطلاق',
          text: 'في أول 30 يومًا يجيبك من بنى الموقع نفسه. بعدها القرار لك: عقد صيانة، أو تسليم كامل لفريقك، أو الاثنان معًا.',
        },
      },
    ],
  },
  expertAt: {
    title: 'What clients keep coming back for',
    image: 'expert-at.webp',
    imageAlt: '',
    ar: { title: 'ما يعود إلينا العملاء من أجله' },
    cards: [
      {
        title: 'Arabic and English as equals',
        details:
          'Both languages are designed from the first frame, with their own type sizes, line heights and reading direction. Neither is a mirrored copy of the other.',
        ar: {
          title: 'العربية والإنجليزية على قدم المساواة',
          details:
            'نصمّم اللغتين معًا من أول إطار، لكلٍّ منهما مقاس خطها وتباعد سطورها واتجاه قراءتها. ليست العربية عندنا نسخة مقلوبة من الإنجليزية.',
        },
      },
      {
        title: 'Speed on ordinary phones',
        details:
          'We test on three-year-old Android phones over a throttled connection. If the main content takes longer than two and a half seconds, the page goes back.',
        ar: {
          title: 'السرعة على الأجهزة العادية',
          details:
            'نختبر على جوالات أندرويد عمرها ثلاث سنوات وبشبكة مبطّأة عمدًا. إذا تأخر المحتوى الأساسي عن ثانيتين ونصف، عادت الصفحة إلى المطوّر.',
        },
      },
      {
        title: 'Payments people here use',
        details:
          'mada, Apple Pay, local cards, instalments and cash on delivery, with VAT and invoices handled as the UAE and Saudi authorities ask.',
        ar: {
          title: 'طرق الدفع المألوفة هنا',
          details:
            'مدى وApple Pay والبطاقات المحلية والتقسيط والدفع عند الاستلام، مع ضريبة وفواتير مضبوطة على ما تطلبه الجهات في الإمارات والسعودية.',
        },
      },
      {
        title: 'Leaving old systems safely',
        details:
          'We have moved shops, archives and booking desks off software nobody supports any more. Old addresses keep working and nothing disappears from search overnight.',
        ar: {
          title: 'الخروج الآمن من الأنظمة القديمة',
          details:
            'نقلنا متاجر وأرشيفات وأنظمة حجز من برمجيات لم يعد أحد يدعمها. الروابط القديمة تظل تعمل، ولا يختفي موقعك من نتائج البحث بين ليلة وضحاها.',
        },
      },
      {
        title: 'Access for everyone',
        details:
          'Keyboard, screen reader, large text, strong sunlight. We work to WCAG 2.2 AA and test it by hand, because automatic checkers find about half.',
        ar: {
          title: 'مواقع يستخدمها الجميع',
          details:
            'لوحة المفاتيح، وقارئ الشاشة، والخط المكبّر، وشمس الظهيرة. نلتزم بمعيار WCAG 2.2 AA ونختبره يدويًا، فالفحص الآلي لا يكشف إلا نصف المشكلات تقريبًا.',
        },
      },
      {
        title: 'Numbers you can check',
        details:
          'You own the analytics account and see what we see. When a change made no difference, the monthly report says so.',
        ar: {
          title: 'أرقام تتحقق منها بنفسك',
          details:
            'حساب التحليلات ملكك، وترى فيه ما نراه. وإذا لم يُحدث تعديلٌ فرقًا، ذكرنا ذلك صراحة في تقرير الشهر.',
        },
      },
    ],
  },
  projects: [
    {
      detail:
        'Sahil Finance: a loan application cut from 62 questions to 19, drawn in Arabic first.',
      image: 'project-1.webp',
      imageAlt: 'A form in which many scattered lines come together as one short list with a tick',
      ar: {
        imageAlt: 'نموذج تجتمع فيه خطوط كثيرة متفرقة في قائمة واحدة قصيرة عليها علامة صح',
        detail: 'ساحل للتمويل: طلب تمويل صُمّم بالعربية أولًا، واختُصر من 62 سؤالًا إلى 19.',
      },
    },
    {
      detail:
        'Noura Clinics: booking for nine branches, with reminders that reach patients on WhatsApp.',
      image: 'project-2.webp',
      imageAlt:
        'Nine arched windows with a clock in each; one is lit, beside a message with a tick',
      ar: {
        imageAlt: 'تسع نوافذ مقوّسة في كل منها ساعة، إحداها مضيئة وإلى جانبها رسالة فيها علامة صح',
        detail: 'عيادات نورة: حجز موحّد لتسعة فروع، وتذكير بالموعد يصل المراجع عبر واتساب.',
      },
    },
    {
      detail:
        'Marsa Freight: one live board for 4,000 containers, showing what is late and whom to call.',
      image: 'project-3.webp',
      imageAlt:
        'A map of thousands of small lights, with a lens that shows nine containers up close',
      ar: {
        imageAlt: 'خريطة من آلاف الأضواء الصغيرة، وعدسة تُظهر تسع حاويات عن قرب',
        detail: 'مرسى للشحن: لوحة حيّة لأربعة آلاف حاوية، تُظهر ما تأخر منها وبمن تتصل.',
      },
    },
    {
      detail: 'Qamar Roasters: subscriptions for people who never want to run out of coffee.',
      image: 'project-4.webp',
      imageAlt: 'An open box from which a white moon with a coffee bean rises',
      ar: {
        imageAlt: 'علبة مفتوحة يطلع منها قمر أبيض عليه حبة قهوة',
        detail: 'محمصة قمر: اشتراك شهري لمن لا يريد أن تنفد القهوة من بيته أبدًا.',
      },
    },
    {
      detail: 'Tamra Market: a grocery app that remembers the weekly basket and works in the lift.',
      image: 'project-5.webp',
      imageAlt: 'Seven phones in a ring, each with a different product on its screen',
      ar: {
        imageAlt: 'سبعة جوالات في حلقة، على شاشة كل منها منتج مختلف',
        detail: 'سوق تمرة: تطبيق بقالة يحفظ سلة الأسبوع، ويعمل حتى داخل المصعد بلا شبكة.',
      },
    },
    {
      detail:
        'Rimal Hotels: direct reservations for four properties, and no commission on the nights booked there.',
      image: 'project-6.webp',
      imageAlt:
        'Four coloured arches, one inside the other, around a small white gate with a red door',
      ar: {
        imageAlt: 'أربعة أقواس ملوّنة متداخلة حول بوابة بيضاء صغيرة بابها أحمر',
        detail: 'فنادق رمال: حجز مباشر لأربعة فنادق، ولا عمولة على الليالي المحجوزة عبره.',
      },
    },
  ],
  caseStudy: {
    title: 'Marsa Freight: the meeting that was no longer needed',
    description:
      'Four thousand containers in eleven ports, tracked in one spreadsheet and explained every morning in a meeting of fourteen people. Our researchers spent a month in the operations room, our designers drew the hardest line first, and our developers put a live board in its place within eight months. In the third week of use the meeting was dropped. Calls to the room fell by 31 percent.',
    ar: {
      title: 'مرسى للشحن: اجتماع لم تعد إليه حاجة',
      description:
        'أربعة آلاف حاوية في أحد عشر ميناء، يتابعها جدول بيانات واحد ويشرحها كل صباح اجتماع من أربعة عشر شخصًا. قضى باحثونا شهرًا في غرفة العمليات، وبدأ مصمّمونا بأصعب سطر في الشاشة، وسلّم مطوّرونا لوحة حيّة خلال ثمانية أشهر. في الأسبوع الثالث من تشغيلها أُلغي الاجتماع، وانخفضت مكالمات الغرفة بنسبة 31\u200e%\u200e.',
    },
  },
  software: {
    heading: 'Design software on our desks',
    tools: tools(
      'Figma',
      'Sketch',
      'Adobe XD',
      'Photoshop',
      'Illustrator',
      'InDesign',
      'After Effects',
      'Blender',
    ),
    ar: { heading: 'برامج التصميم التي نعمل بها' },
  },
};
