import type { about } from '../src/model/pages/about/index.ts';
import type { DemoOf } from '../src/model/vocabulary/demo.ts';

export const aboutContent: DemoOf<typeof about> = {
  banner: {
    heading: 'We make the part people meet first',
    text: 'Wajha is the Arabic word for the front of a building, and for the interface of a machine. Since 2011 we have designed and built that front for companies in the Gulf, Pakistan and Britain: forty people, three cities, two languages.',
    image: 'banner-about.png',
    imageAlt: '',
    ar: {
      heading: 'نصنع أول ما يراه الناس منك',
      text: 'الواجهة أول ما تقع عليه العين من المبنى، وأول ما تلمسه اليد من التطبيق. منها أخذنا اسمنا، وعليها نعمل منذ عام 2011: أربعون شخصًا بين دبي ولاهور ولندن، يصمّمون ويبنون لشركات في الخليج وباكستان وبريطانيا.',
    },
  },
  innovation: {
    text: 'Every second Wednesday belongs to experiments. That is where our Arabic search came from, and the booking form that works without a signal. What survives three Wednesdays is offered to clients; what does not is written up, so that nobody builds it twice.',
    projects: 164,
    satisfaction: 96,
    mainImage: 'innovation-main.png',
    mainImageAlt: 'An arch of many colours, constructed with a compass from two circles',
    supportImage: 'innovation-support.png',
    supportImageAlt: '',
    ar: {
      mainImageAlt: 'قوس متعدد الألوان مرسوم بالفرجار من دائرتين',
      text: 'نخصّص للتجارب أربعاءً كل أسبوعين. من هناك خرج محرّك البحث العربي الذي نستخدمه، ونموذج الحجز الذي يعمل بلا شبكة. ما يصمد ثلاثة من تلك الأيام نعرضه على عملائنا، وما لا يصمد ندوّن سبب فشله كي لا يبنيه أحدنا مرة ثانية.',
    },
  },
  features: [
    {
      heading: 'Designers and developers at one table',
      text: 'Nothing is thrown over a wall. The person who draws the button sits next to the person who builds it, and both talk to you.',
      ar: {
        heading: 'المصمّم والمطوّر على طاولة واحدة',
        text: 'لا يسلّم أحدنا عمله ويمضي. من يرسم الزر يجلس بجانب من يبرمجه، وكلاهما يتحدث إليك مباشرة.',
      },
    },
    {
      heading: 'Arabic from the first sketch',
      text: 'Both directions are drawn on day one. Arabic gets its own typeface, its own line height and its own writer.',
      ar: {
        heading: 'العربية منذ المسودة الأولى',
        text: 'نرسم الاتجاهين من اليوم الأول. وللعربية خطّها وتباعد أسطرها وكاتبها، فلا تأتي ملحقًا بالإنجليزية.',
      },
    },
    {
      heading: 'A price in writing',
      text: 'You know the sum, the date and what is included before we write a line of code. If our estimate was wrong, the loss is ours.',
      ar: {
        heading: 'سعر مكتوب',
        text: 'تعرف المبلغ والموعد وما يشمله العمل قبل أن نكتب سطرًا برمجيًا واحدًا. وإن أخطأنا في التقدير فالخسارة علينا.',
      },
    },
    {
      heading: 'Quick on an ordinary phone',
      text: 'We test on a three-year-old handset on a mobile connection, because that is what your customers hold.',
      ar: {
        heading: 'سريع على جوال عادي',
        text: 'نختبر على جهاز عمره ثلاث سنوات وعلى شبكة الجوال، فهذا ما يحمله زبائنك.',
      },
    },
    {
      heading: 'What we build is yours',
      text: 'Code, design files, domain and accounts are in your name from the start. On a leased website the domain, the texts and the pictures are yours; the design and the software stay with us.',
      ar: {
        heading: 'ما نبنيه ملكك',
        text: 'الشيفرة المصدرية وملفات التصميم واسم النطاق والحسابات باسمك منذ البداية. أما الموقع المستأجر فلك نطاقه ونصوصه وصوره، ويبقى التصميم والبرمجيات لنا.',
      },
    },
    {
      heading: 'Here after launch',
      text: 'For thirty days the team that built it answers you directly. After that you choose between a care plan and a handover, and either way somebody here knows your site.',
      ar: {
        heading: 'معك بعد الإطلاق',
        text: 'في أول 30 يومًا يجيبك الفريق الذي بنى المشروع. بعدها تختار عقد صيانة أو تسليمًا لفريقك، وفي الحالين يبقى عندنا من يعرف موقعك جيدًا.',
      },
    },
  ],
  strategy: {
    text: 'Before we draw anything we find out what the thing is for. It takes two weeks, costs a fixed fee, and has twice ended with the advice not to build.',
    ar: {
      text: 'قبل أن نرسم أي شيء نسأل: ما الغاية منه؟ يستغرق الجواب أسبوعين بسعر ثابت، وقد انتهى مرتين بأن نصحنا العميل بألّا يبني شيئًا.',
    },
    cards: [
      {
        heading: 'Listen',
        text: 'We talk to the people who answer your calls, then to six of your customers. The second conversation usually corrects the first.',
        ar: {
          heading: 'نستمع',
          text: 'نجلس مع من يردّون على المتصلين بك، ثم مع ستة من زبائنك. وغالبًا ما يصحّح الحديث الثاني ما سمعناه في الأول.',
        },
      },
      {
        heading: 'Measure',
        text: 'Where do visitors come from, where do they stop, and what does each stop cost? We write the numbers down now, so that later we can compare.',
        ar: {
          heading: 'نقيس',
          text: 'من أين يأتي الزوار؟ وأين يتوقفون؟ وكم يكلّفك كل توقّف؟ ندوّن الأرقام اليوم لنقارن بها غدًا.',
        },
      },
      {
        heading: 'Choose',
        text: 'Out of thirty wishes we pick the three that matter and put the rest on a list with a date.',
        ar: {
          heading: 'نختار',
          text: 'من ثلاثين طلبًا نختار ثلاثة لها أثر، ونرجئ الباقي إلى مواعيد معلومة.',
        },
      },
      {
        heading: 'Plan',
        text: 'You get twelve pages at most: what we will build, in which order, by when, and for how much.',
        ar: {
          heading: 'نخطّط',
          text: 'تتسلّم اثنتي عشرة صفحة لا أكثر: ماذا سنبني، وبأي ترتيب، ومتى، وبكم.',
        },
      },
    ],
  },
  development: {
    text: 'Then we build, in rounds of two weeks. Every second Thursday there is something you can open on your own phone, and by Monday we know what you think of it.',
    ar: {
      text: 'ثم نبني على جولات، كل جولة أسبوعان. تنتهي الجولة يوم الخميس بشيء تفتحه على جوالك، وما إن يأتي الاثنين حتى نكون قد عرفنا رأيك فيه.',
    },
    cards: [
      {
        heading: 'Prototype',
        text: 'A clickable draft in both languages, in week one. Five people try it while we watch and say nothing.',
        ar: {
          heading: 'النموذج الأولي',
          text: 'نسخة قابلة للتجربة باللغتين منذ الأسبوع الأول. يجرّبها خمسة أشخاص ونحن نراقب صامتين.',
        },
      },
      {
        heading: 'Build',
        text: 'Small pieces, each finished before the next begins: written, reviewed by a second developer, tested, and put where you can see it.',
        ar: {
          heading: 'البناء',
          text: 'نبني قطعًا صغيرة، ولا نبدأ قطعة حتى تكتمل التي قبلها: تُكتب، ويراجعها مطوّر ثانٍ، وتُختبر، ثم توضع حيث تراها.',
        },
      },
      {
        heading: 'Test',
        text: 'With a keyboard, a screen reader, a slow connection and an impatient colleague. What fails is fixed before you hear of it.',
        ar: {
          heading: 'الاختبار',
          text: 'بلوحة المفاتيح، وبقارئ الشاشة، وعلى شبكة بطيئة، ومع زميل قليل الصبر. وما يتعطّل نصلحه قبل أن يصلك خبره.',
        },
      },
      {
        heading: 'Launch',
        text: 'On a Monday morning, never on a Thursday night. We stay on call for thirty days and teach your team to change every word without us.',
        ar: {
          heading: 'الإطلاق',
          text: 'صباح الاثنين، لا مساء الخميس أبدًا. نبقى رهن اتصالك 30 يومًا، وندرّب فريقك على تغيير كل كلمة من دوننا.',
        },
      },
    ],
  },
};
