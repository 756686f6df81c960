import type { Post } from './post.ts';

export const whatsappAsASalesChannel: Post = {
  _id: 'whatsapp-as-a-sales-channel',
  title: 'WhatsApp as a sales channel: answer first, automate second',
  date: '2026-07-28',
  author: 'Yousef Darwish',
  image: 'blog-05.webp',
  imageAlt: 'A chat: three products are shown, and the answer is a tick',
  description: {
    mainPara:
      'Ask a shop owner in Deira or Olaya where the orders come from and you will be shown a phone. Customers send a photograph of what they want, a voice note with the size, a location pin for delivery, and expect an answer within minutes. A company that treats this as a side door, staffed by whoever is free, loses the people who were readiest to buy. Done with a little order, it is the shortest sales process there is.',
    subHeading: [
      {
        title: 'Give the chat a reason to open',
        description:
          'A green button floating over every page produces a great many messages that say “hello”. Put the invitation where the question arises, and let it carry the question: beside the size table, under the delivery estimate, on the page of a particular treatment. The link can hold a first sentence that names the product and the page, in the language of the page, so that the person answering knows what is being looked at. Keep a phone number and a form as well. Some customers will not give a business their private number, and some purchases need a paper trail.',
        ar: {
          title: 'اجعل للمحادثة سببًا',
          description:
            'الزر الأخضر العائم فوق كل صفحة يجلب رسائل كثيرة نصها «السلام عليكم» ثم صمت. ضع الدعوة حيث يولد السؤال، واجعلها تحمله: بجوار جدول المقاسات، تحت موعد التوصيل، في صفحة علاج بعينه. يمكن للرابط أن يفتح المحادثة بجملة أولى فيها اسم المنتج وصفحته بلغة الصفحة نفسها، فيعرف من يرد ما الذي ينظر إليه الزبون. وأبقِ رقم الاتصال والنموذج أيضًا؛ فمن الناس من لا يعطي رقمه الخاص لشركة، ومن المشتريات ما يحتاج إلى أثر مكتوب.',
        },
      },
      {
        title: 'Speed, hours and the first reply',
        description:
          'The first reply decides most conversations, and it need not be long. Say who is answering, answer the question, and ask for the one thing you need next. Publish the hours in which a person reads messages, and keep to them through Ramadan, when the evening shift becomes the main one. Outside those hours an automatic note should say when somebody will be there and take a name; pretending to be a person at three in the morning fools nobody. We ask clients to look at one figure every week: how many minutes passed before a human wrote back.\n\n> A name, an answer and one question. The rest can wait until tomorrow.',
        ar: {
          title: 'السرعة والدوام وأول رد',
          description:
            'أول رد يحسم أغلب المحادثات، ولا يلزم أن يطول: عرّف بنفسك، وأجب عن السؤال، واطلب الشيء الوحيد الذي تحتاج إليه بعده. أعلن الساعات التي يقرأ فيها موظف الرسائل والتزم بها في رمضان أيضًا، حين تصبح وردية المساء هي الأساس. وخارجها تكفي رسالة آلية تقول متى يعود الفريق وتأخذ اسم المرسل؛ أما التظاهر بأن إنسانًا يرد في الثالثة فجرًا فلا يخدع أحدًا. نطلب من عملائنا النظر إلى رقم واحد كل أسبوع: كم دقيقة مرت قبل أن يكتب إنسان؟\n\n> اسم وجواب وسؤال واحد. وما بقي ينتظر إلى الغد.',
        },
      },
      {
        title: 'Write like a person, in the customer’s language',
        description:
          'Customers switch between Arabic, English, Urdu and Arabic in Latin letters, at times within one message. The rule we teach is to answer in the language of the last message, a shade more formal than the customer. Greetings matter: an Arabic greeting deserves its full reply before business begins. Prices go in as text, so that they can be searched and forwarded, and any offer that matters is repeated in one tidy message at the end: what, how many, how much, when, where. Accept voice notes, but do not send them to a customer who is at work.',
        ar: {
          title: 'اكتب كما يكتب الناس',
          description:
            'يتنقل الزبون بين العربية والإنجليزية والأردية والعربيزي، وربما في رسالة واحدة. القاعدة التي ندرّب عليها: أجب بلغة آخر رسالة، وبدرجة أكثر رسمية بقليل من صاحبها. وللتحية حقها؛ يُردّ السلام كاملًا قبل الدخول في الموضوع. تُكتب الأسعار نصًا ليمكن البحث عنها وإعادة إرسالها، ويُعاد كل عرض مهم في رسالة أخيرة مرتبة: ماذا، وكم، وبكم، ومتى، وأين. استقبل الرسائل الصوتية بصدر رحب، لكن لا ترسلها إلى زبون في مكتبه.',
        },
      },
      {
        title: 'What to hand to a machine',
        description:
          'Order status, opening hours, a branch’s location, a receipt, a reminder of an appointment: a machine does these well, at any hour, and customers prefer it. Complaints, sizes, anything with a photograph and anything with a refund belong to people. Whatever the machine does, there must be a plain way out of it, and the person who takes over has to see what was said, so that nobody is asked twice. Noura Clinics began with reminders alone. Patients could confirm or move an appointment by tapping a reply, and mornings at the front desk became quiet, which paid for the rest of the project.',
        ar: {
          title: 'ما الذي نتركه للآلة',
          description:
            'حالة الطلب، ومواعيد العمل، وموقع الفرع، والإيصال، والتذكير بالموعد: تتقن الآلة هذا كله في أي ساعة، والزبون يفضّلها فيه. أما الشكاوى والمقاسات وكل ما فيه صورة أو استرداد مبلغ فللناس. ومهما فعلت الآلة فليكن الخروج منها سهلًا، وليرَ الموظف الذي يتسلّم المحادثة ما قيل قبله، فلا يُسأل الزبون مرتين. بدأت «عيادات نورة» بالتذكير وحده: يؤكد المراجع موعده أو ينقله بلمسة، فهدأت صباحات مكتب الاستقبال، وغطّى ذلك كلفة بقية المشروع.',
        },
      },
      {
        title: 'Consent, records and the phone in the drawer',
        description:
          'A personal handset with ten years of customer conversations on it is a risk to the business: it can be lost, or leave with its owner. Use a business account with several seats, archive conversations where the company can find them, and write down how long they are kept. Send promotions only to those who asked for them and make stopping as easy as starting; the platform’s own rules demand it, and so do data-protection laws across the region. One more habit: never ask for a card number or a passport photograph in a chat. Send a link to a page that was built for it.',
        ar: {
          title: 'الموافقة والسجلات والجوال الذي في الدرج',
          description:
            'جوال شخصي عليه محادثات عشر سنوات مع الزبائن خطر على المنشأة: قد يضيع، وقد يغادر به صاحبه. استعمل حساب أعمال يدخله أكثر من موظف، واحفظ المحادثات حيث تجدها الشركة، ودوّن مدة الاحتفاظ بها. ولا ترسل العروض إلا لمن طلبها، واجعل إيقافها بسهولة بدئها؛ فقواعد المنصة نفسها تشترط ذلك، وأنظمة حماية البيانات في المنطقة أيضًا. وعادة أخيرة: لا تطلب رقم بطاقة ولا صورة جواز في محادثة. أرسل رابطًا إلى صفحة أُعدّت لذلك.',
        },
      },
    ],
    ar: {
      mainPara:
        'اسأل صاحب محل في ديرة أو العليا من أين تأتيه الطلبات فسيريك جواله. يرسل الزبون صورة ما يريد، ورسالة صوتية بالمقاس، وموقعه للتوصيل، وينتظر الرد في دقائق. والشركة التي تعدّه بابًا خلفيًا يتولاه أي موظف متفرغ تخسر أكثر الناس استعدادًا للشراء. مع قليل من الترتيب يصبح هذا أقصر طريق للبيع.',
    },
  },
  ar: {
    imageAlt: 'محادثة تُعرض فيها ثلاثة منتجات، ويأتي الرد علامة صح',
    title: 'واتساب قناة للبيع: الرد أولًا، ثم الأتمتة',
    author: 'يوسف درويش',
  },
};
