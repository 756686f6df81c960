import type { Location } from './location.ts';

export const sharjah: Location = {
  location: 'Sharjah',
  title: 'Sharjah: be found by families, factories and the evening commuter',
  description:
    'Sharjah lives by two clocks. By day the numbered industrial areas trade in steel, printing, furniture and spare parts, and a buyer wants a price, a stock figure and a gate number. In the evening the families come home along the roads from Dubai to Al Nahda, Al Majaz and Muwaileh, and look for a tutor, a dentist, a tailor or a dinner nearby. They search in Arabic, English, Urdu, Malayalam and Bengali, they compare prices, and they trust a place that says plainly what it charges.',
  fact: {
    title: 'Sharjah in four lines',
    stats: [
      'The one emirate on both the Arabian Gulf and the Gulf of Oman',
      'UNESCO World Book Capital in 2019',
      'Friday to Sunday: the public-sector weekend',
      'A short drive from our Dubai office, outside rush hour',
    ],
    ar: {
      title: 'الشارقة في أربعة أسطر',
      stats: [
        'الإمارة الوحيدة المطلة على الخليج العربي وخليج عُمان معًا',
        'عاصمة عالمية للكتاب عام 2019 باختيار اليونسكو',
        'من الجمعة إلى الأحد: عطلة القطاع الحكومي',
        'مشوار قصير من مكتبنا في دبي، خارج ساعة الذروة',
      ],
    },
  },
  benefits: {
    title: 'What we do for a business in Sharjah',
    items: [
      {
        icon: 'search',
        title: 'Trade searches answered with facts',
        description:
          'A workshop in Industrial Area 11 is found by part number, material and size. We turn stock lists and catalogues into pages that can be searched in Arabic and English, with a price or an honest range.',
        ar: {
          title: 'جواب محدد لبحث التجار',
          description:
            'الورشة في المنطقة الصناعية 11 يُبحث عنها برقم القطعة ونوع المادة والمقاس. نحوّل قوائم المخزون والكتالوجات إلى صفحات يُعثر عليها بالعربية والإنجليزية، ومعها سعر واضح أو نطاق صادق.',
        },
      },
      {
        icon: 'phone',
        title: 'A number that is answered',
        description:
          'Customers here still like to call. Phone and WhatsApp stand at the top of the screen, with the hours in which somebody replies, the Friday ones included.',
        ar: {
          title: 'رقم وراءه من يردّ',
          description:
            'الناس هنا ما زالوا يحبون الاتصال. نضع رقم الاتصال وواتساب في أعلى الشاشة، ومعهما الساعات التي يردّ فيها موظف، ودوام الجمعة منها.',
        },
      },
      {
        icon: 'map',
        title: 'City, suburbs and the east coast',
        description:
          'Al Majaz, University City, Khor Fakkan and Kalba belong to one emirate and to different journeys. Each branch page gives directions from the road people really use and says where to park.',
        ar: {
          title: 'المدينة والضواحي والساحل الشرقي',
          description:
            'المجاز والمدينة الجامعية وخورفكان وكلباء في إمارة واحدة، لكن الطريق إلى كل منها مختلف. صفحة كل فرع تدلك من الشارع الذي يسلكه الناس فعلًا، وتقول أين تقف بسيارتك.',
        },
      },
      {
        icon: 'cart',
        title: 'Checkout for careful spenders',
        description:
          'Delivery fees shown early, cash on delivery with a one-tap confirmation, school-season bundles ready before August ends.',
        ar: {
          title: 'شراء مريح لمن يحسب مصروفه',
          description:
            'رسوم التوصيل ظاهرة من البداية، ودفع عند الاستلام بتأكيد من لمسة واحدة، وحزم موسم المدارس جاهزة قبل نهاية أغسطس.',
        },
      },
    ],
    ar: { title: 'ما نقدّمه لعملك في الشارقة' },
  },
  conclusion:
    'A plain page with true prices, a correct map and a line of good Arabic will do more in Sharjah than a film on the home page. If your customers are split between here and Dubai, we will show you which of them search where, from your own records.',
  cta: 'Start with your Sharjah branch',
  image: 'location-sharjah.webp',
  imageAlt: 'A row of arches tiled in blue between wind towers, one of them with a red door',
  isActive: true,
  ar: {
    imageAlt: 'صف من الأقواس المكسوّة ببلاط أزرق بين البراجيل، باب أحدها أحمر',
    location: 'الشارقة',
    title: 'الشارقة: لتجدك العائلات والمصانع والعائدون مساءً',
    description:
      'تعيش الشارقة على توقيتين. في النهار تتاجر مناطقها الصناعية المرقّمة بالحديد والطباعة والأثاث وقطع الغيار، والمشتري يريد سعرًا وكمية ورقم بوابة. وفي المساء تعود العائلات من دبي إلى النهدة والمجاز ومويلح، فتبحث عن مدرس أو طبيب أسنان أو خياط أو عشاء قريب. يكتبون بالعربية والإنجليزية والأردية والمالايالامية والبنغالية، ويقارنون الأسعار، ويثقون بمن يقول سعره بوضوح.',
    conclusion:
      'صفحة واضحة بأسعار صادقة وخريطة صحيحة وعربية سليمة تنفعك في الشارقة أكثر من فيلم في الصفحة الرئيسية. وإن كان زبائنك موزعين بينها وبين دبي، فسنريك من سجلاتك أيّهم يبحث هنا وأيّهم يبحث هناك.',
    cta: 'ابدأ بفرعك في الشارقة',
  },
};
