import type { Post } from './post.ts';

export const checkoutInTheGulf: Post = {
  _id: 'checkout-in-the-gulf',
  title: 'A checkout that works in the Gulf',
  date: '2026-10-20',
  author: 'Tariq Nasser',
  image: 'blog-07.webp',
  imageAlt: 'A green bank card lying on a paper receipt',
  description: {
    mainPara:
      'A shop template bought off the shelf assumes a customer with a postcode, a credit card and a habit of reading English. A shopper in Jeddah or Sharjah may have none of the three and still be ready to buy within the minute. Most of the orders we have rescued for clients were lost in small ways, on a form that asked the wrong question. These are the parts of the checkout we look at first.',
    subHeading: [
      {
        title: 'Ask for the address people can give',
        description:
          'In much of the region people describe where they live by a landmark, a building name or a pin on a map. Saudi Arabia has the National Address with its eight-character short code, Doha has zone, street and building on a blue plate, Dubai has a ten-digit Makani number on the door. Offer the local form, a map pin and a free line for directions, in that order, and make the postcode optional or take it away. Ask for the mobile number early and explain that the courier will call it. And save the whole thing: typing an Arabic address twice on a phone is a good reason to shop elsewhere.',
        ar: {
          title: 'اطلب العنوان الذي يعرفه الناس',
          description:
            'كثير منا يصف بيته بمعلم قريب أو باسم البناية أو بنقطة على الخريطة. في السعودية العنوان الوطني ورمزه المختصر من 8 خانات، وفي الدوحة المنطقة والشارع والمبنى على اللوحة الزرقاء، وفي دبي رقم «مكاني» من 10 خانات عند الباب. اعرض الصيغة المحلية أولًا، ثم نقطة الخريطة، ثم سطرًا حرًا للوصف، واجعل الرمز البريدي اختياريًا أو احذفه. واطلب رقم الجوال مبكرًا ووضّح أن المندوب سيتصل به. ثم احفظ كل ذلك؛ فكتابة عنوان عربي مرتين على الجوال سبب كافٍ للشراء من مكان آخر.',
        },
      },
      {
        title: 'Cards are local too',
        description:
          'In Saudi Arabia a checkout without mada, the national debit network, turns away a large share of the cards in people’s pockets. Other Gulf countries have domestic debit schemes of their own. Ask your payment provider three things before you sign: which local schemes it takes, whether a wallet on the phone can be used with them, and how a refund reaches a debit card and how long that takes. Then show the marks of what you accept on the product page, well before the last step. People look for their own card’s logo, and they would like to know before they have filled in the form.',
        ar: {
          title: 'للبطاقات أيضًا هوية محلية',
          description:
            'متجر في السعودية لا يقبل «مدى»، شبكة المدفوعات الوطنية، يردّ قسمًا كبيرًا من البطاقات التي في جيوب الناس. ولدول الخليج الأخرى شبكاتها المحلية لبطاقات الخصم المباشر. اسأل مزوّد الدفع ثلاثة أسئلة قبل التوقيع: أي الشبكات المحلية يقبل؟ وهل تعمل معها محفظة الجوال؟ وكيف يعود المبلغ المسترد إلى بطاقة الخصم المباشر، وفي كم يوم؟ ثم ضع شعارات ما تقبله في صفحة المنتج، قبل الخطوة الأخيرة بكثير. المشتري يبحث عن شعار بطاقته، ويحب أن يجده قبل أن يملأ النموذج.',
        },
      },
      {
        title: 'Cash on delivery: price it, do not fight it',
        description:
          'Cash at the door is partly a habit and partly a form of insurance: the customer has been burnt before and wants to see the box. Removing it on principle moves those orders to a competitor. What does work is to treat it as a method with a cost. Confirm the order by a message that takes one tap, show any fee on the cart and never later, set a ceiling on the basket, and send a payment link that can be used at any point before the courier arrives. Customers who have received two orders as promised often start paying online without being asked.\n\n> Nobody ever complained that we made paying too easy to understand.',
        ar: {
          title: 'الدفع عند الاستلام: سعّره ولا تحاربه',
          description:
            'الدفع نقدًا عند الباب نصفه عادة ونصفه ضمان: زبون خُدع مرة فصار يريد أن يرى الصندوق أولًا. إلغاؤه من باب المبدأ يرسل الطلب إلى المنافس. الأجدى أن تعامله على أنه وسيلة لها كلفة: أكّد الطلب برسالة يُردّ عليها بلمسة واحدة، وأظهر الرسوم في السلة لا بعدها، وحدّد سقفًا للمبلغ، وأرسل رابط دفع يصلح في أي لحظة قبل وصول المندوب. من وصله طلبان كما وُعد كثيرًا ما يدفع الثالث ببطاقته من تلقاء نفسه.\n\n> لم يشتكِ زبون قط من أن الدفع عندنا مفهوم أكثر من اللازم.',
        },
      },
      {
        title: 'Instalments belong on the product page',
        description:
          'Buy-now-pay-later has become an ordinary way to pay for furniture, phones and school supplies in the Gulf. It changes the decision about the product, so the split price has to stand next to the full price, with the number of payments and without an asterisk. Say who the credit provider is and what happens when a payment is missed. Rules for this kind of credit differ from one country to the next and are still moving, so let a lawyer read the wording. Merchants should also do their own sum: the provider’s fee, the rate of returns and the delay until the money arrives all come out of the same margin.',
        ar: {
          title: 'مكان التقسيط صفحة المنتج',
          description:
            'صار «اشترِ الآن وادفع لاحقًا» وسيلة مألوفة في الخليج لشراء الأثاث والجوالات ومستلزمات المدارس. وهو يؤثر في قرار الشراء نفسه، فينبغي أن يظهر مبلغ القسط إلى جانب السعر الكامل مع عدد الدفعات، وبلا نجمة صغيرة تحيل إلى الهامش. اذكر من يقدّم الائتمان وماذا يحدث إذا تأخرت دفعة. الأنظمة في هذا الباب تختلف من بلد إلى آخر وما زالت تتغير، فدع محاميًا يقرأ الصياغة. وليحسب التاجر حسابه أيضًا: عمولة المزوّد ونسبة المرتجعات ومدة وصول المبلغ تُقتطع كلها من هامش واحد.',
        },
      },
      {
        title: 'Test it the way it is used',
        description:
          'Our acceptance test for a shop takes half a day. We buy something in Arabic, on a mid-range Android phone, over mobile data, with a debit card that asks for a one-time code; then we decline the payment once on purpose and see whether the basket survives. We return the item. We do it again as a guest, with an Arabic name, a long address and a number from a neighbouring country. When we did this with Tamra Market the team found that a declined card emptied the cart without a word. Nobody had noticed for months, since everybody in the office paid with cards that worked.',
        ar: {
          title: 'جرّبه كما يستعمله الناس',
          description:
            'اختبار القبول عندنا يستغرق نصف يوم. نشتري شيئًا بالعربية، من جوال أندرويد متوسط، على شبكة الجوال، ببطاقة خصم مباشر تطلب رمز تحقق. ثم نتعمد أن تُرفض العملية مرة لنرى هل تبقى السلة كما كانت. ونعيد المنتج. ثم نكرر ذلك كله بلا حساب، باسم عربي وعنوان طويل ورقم من دولة مجاورة. في «سوق تمرة» اكتشف الفريق بهذه الطريقة أن رفض البطاقة يفرغ السلة من غير أي رسالة. مرّت شهور ولم ينتبه أحد، لأن بطاقات موظفي المكتب كانت تعمل دائمًا.',
        },
      },
    ],
    ar: {
      mainPara:
        'القالب الجاهز للمتاجر يتخيل مشتريًا له رمز بريدي وبطاقة ائتمان ويقرأ الإنجليزية. والمتسوق في جدة أو الشارقة قد لا يملك شيئًا من هذا، وهو مع ذلك مستعد للشراء خلال دقيقة. معظم الطلبات التي استعدناها لعملائنا لم تضع بسبب السعر أو المنتج، وإنما ضاعت في تفاصيل صغيرة، عند نموذج سأل السؤال الخطأ. هذه هي المواضع التي نبدأ بها.',
    },
  },
  ar: {
    imageAlt: 'بطاقة مصرفية خضراء فوق إيصال ورقي',
    title: 'صفحة دفع تناسب المتسوق في الخليج',
    author: 'طارق ناصر',
  },
};
