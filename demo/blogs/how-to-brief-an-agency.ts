import type { Post } from './post.ts';

export const howToBriefAnAgency: Post = {
  _id: 'how-to-brief-an-agency',
  title: 'How to brief an agency in two pages',
  date: '2026-09-08',
  author: 'Mariam Qureshi',
  image: 'blog-12.webp',
  imageAlt: 'Eight chairs around a round table with a paper and a pen on it, seen from above',
  description: {
    mainPara:
      'We receive briefs of one line and briefs of ninety pages, and the ninety are not always the more useful. The best ones run to about two sides of paper, were written by somebody who will use the result every day, and let us tell within an hour whether we are the right people. What follows is the order we wish every brief came in. Use it with us or with anyone else.',
    subHeading: [
      {
        title: 'Say what is going wrong',
        description:
          'Most briefs begin with the remedy: a new website, an app, a rebrand. Begin one step earlier. “Patients call to ask things that are on the site”, “our Riyadh branch closes deals our site never heard of”, “the last redesign cost us our place in search”. A problem can be examined and sometimes turns out to need something smaller than a website. Add how you know: call logs, sales figures, the complaints book, a hunch from the front desk. A hunch is fine as long as it is labelled as one. If you have tried to fix it before, say what you tried and what happened.\n\n> Tell us where it hurts. We will bring the bandage, or tell you to walk it off.',
        ar: {
          title: 'اكتب ما الذي لا يعمل',
          description:
            'أغلب الموجزات تبدأ بالدواء: موقع جديد، تطبيق، هوية جديدة. ابدأ قبل ذلك بخطوة: «المراجعون يتصلون ليسألوا عن أشياء مكتوبة في الموقع»، «فرع الرياض يعقد صفقات لا يعلم بها موقعنا»، «فقدنا ترتيبنا في البحث بعد التصميم الأخير». المشكلة يمكن فحصها، وقد يتبين أن حلها أصغر من موقع كامل. وأضف كيف عرفت بها: سجل مكالمات، أرقام مبيعات، دفتر شكاوى، أو إحساس موظف الاستقبال. لا بأس بالإحساس ما دمت تسميه باسمه. وإن كنت جربت علاجًا من قبل فاذكره واذكر ما جرى بعده.\n\n> قل لنا أين موضع الألم. سنأتي بالضمادة، أو نقول لك إن الأمر لا يحتاج إليها.',
        },
      },
      {
        title: 'Name the people, in their languages',
        description:
          'Who will use it, when, on what, and in which language? “Everyone in the GCC” is not an audience. “Facilities managers, mostly reading English at a desk, and the drivers they send, mostly reading Urdu on a phone” is two audiences and already half a design. Say which language the text will be written in first, who writes the other, and who has the last word on each. In our experience more launch dates slip over unowned Arabic copy than over any technical difficulty. If nobody in the company can approve Arabic text, put a copywriter in the budget.',
        ar: {
          title: 'سمِّ الناس ولغاتهم',
          description:
            'من سيستعمله، ومتى، وعلى أي جهاز، وبأي لغة؟ «كل الناس في الخليج» ليسوا جمهورًا. أما «مديرو مرافق يقرؤون الإنجليزية على مكاتبهم، وسائقون يقرؤون الأردية على جوالاتهم» فجمهوران، ومعهما نصف التصميم. اذكر بأي لغة يُكتب النص أولًا، ومن يكتب الأخرى، ومن صاحب الكلمة الأخيرة في كل منهما. ما رأيناه أن مواعيد الإطلاق تتأخر بسبب نص عربي لا صاحب له أكثر مما تتأخر لأي صعوبة تقنية. وإن لم يكن في الشركة من يعتمد النص العربي فخصّص في الميزانية أجر كاتب.',
        },
      },
      {
        title: 'State the money and the date, with reasons',
        description:
          'A range is enough. Clients worry that naming a figure means it will be spent to the last dirham; what happens without one is that five agencies price five different projects and the comparison is worthless. The same goes for the date. Tell us what is behind it: an exhibition, the end of a lease, Ramadan, a board meeting. A date with a reason can be planned around, and when something has to give we know what matters.',
        ar: {
          title: 'اذكر المبلغ والموعد وسبب كل منهما',
          description:
            'يكفي نطاق تقريبي. يخشى بعض العملاء أن ذكر الرقم يعني إنفاقه حتى آخر درهم، لكن ما يحدث من دونه أن خمس وكالات تسعّر خمسة مشاريع مختلفة فتصبح المقارنة بلا معنى. والموعد كذلك: قل لنا ما وراءه، معرض أم نهاية عقد أم رمضان أم اجتماع مجلس إدارة. الموعد الذي له سبب يمكن التخطيط حوله، وإذا اضطررنا إلى التنازل عن شيء عرفنا ما الأهم.',
        },
      },
      {
        title: 'List what already exists',
        description:
          'Half a page, no prose: the systems that must stay (booking, stock, accounting, the hotel’s reservation engine), who looks after each, and whether anyone has its password. The domains and who owns them. Brand files, photographs, fonts and their licences. Content that can be kept and content that cannot. Contracts that end this year. It is dull to collect and it changes the price more than anything else in the document. When Rimal Hotels sent us this list, one line of it, a reservation system whose vendor had stopped answering e-mails, moved the whole plan by a month.',
        ar: {
          title: 'أحصِ ما لديك',
          description:
            'نصف صفحة بلا إنشاء: الأنظمة التي يجب أن تبقى (الحجز، المخزون، المحاسبة، محرك حجوزات الفندق)، ومن يتولى كلًّا منها، وهل يعرف أحد كلمة مرورها. النطاقات ومن يملكها. ملفات الهوية والصور والخطوط ورخصها. المحتوى الذي يبقى والذي لا يبقى. العقود التي تنتهي هذا العام. جمع هذا كله ممل، لكنه يغيّر السعر أكثر من أي شيء آخر في الموجز. حين أرسلت لنا «فنادق رمال» هذه القائمة، كان فيها سطر واحد عن نظام حجوزات لم يعد مورّده يرد على البريد، فتأخرت الخطة كلها شهرًا.',
        },
      },
      {
        title: 'Tell us how you will choose',
        description:
          'Say who decides, by what measure, how many others are bidding, and on which day you will answer. Ask for two or three things that show how an agency thinks: a similar project and what went wrong in it, the people who would actually do the work, a first opinion on your riskiest assumption. Do not ask for free designs. They are drawn by whoever is idle that week, from a guess, and they reward the agency that guesses loudest. An hour of conversation with the people you would work with tells you more.',
        ar: {
          title: 'قل كيف ستختار',
          description:
            'اذكر من يقرر، وبأي معيار، وكم وكالة تنافس، وفي أي يوم تردّ. واطلب شيئين أو ثلاثة تكشف طريقة التفكير: مشروعًا مشابهًا وما تعثر فيه، وأسماء من سيعملون فعلًا، ورأيًا أوليًا في أخطر افتراض لديك. ولا تطلب تصاميم مجانية. فهذه يرسمها من كان متفرغًا ذلك الأسبوع، استنادًا إلى تخمين، ويفوز بها صاحب أعلى صوت. ساعة حديث مع من ستعمل معهم تخبرك بأكثر من ذلك.',
        },
      },
    ],
    ar: {
      mainPara:
        'تصلنا موجزات من سطر واحد وأخرى من تسعين صفحة، وليست الأطول أنفعها دائمًا. أحسن ما قرأناه كان في حدود صفحتين، كتبه من سيعمل بالنتيجة كل يوم، واستطعنا أن نعرف منه خلال ساعة هل نحن الأنسب للعمل. هذا هو الترتيب الذي نتمنى أن يصل به كل موجز، سواء أرسلته إلينا أم إلى غيرنا.',
    },
  },
  ar: {
    imageAlt: 'ثمانية كراسٍ حول طاولة مستديرة عليها ورقة وقلم، كما تبدو من الأعلى',
    title: 'كيف تكتب موجزًا لوكالة في صفحتين',
    author: 'مريم قريشي',
  },
};
