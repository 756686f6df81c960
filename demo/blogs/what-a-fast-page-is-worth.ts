import type { Post } from './post.ts';

export const whatAFastPageIsWorth: Post = {
  _id: 'what-a-fast-page-is-worth',
  title: 'What a fast page is worth, and how to find out for yourself',
  date: '2026-09-30',
  author: 'Omar Siddiqui',
  image: 'blog-03.webp',
  imageAlt: 'A dark disc with a star, rushing ahead of its own speed lines',
  description: {
    mainPara:
      'Every deck about web performance opens with a famous percentage from a famous retailer. We leave those slides out. The number was measured on someone else’s shop, in another year, with other customers, and it tells a clinic in Sharjah nothing about its own booking form. What a fast page is worth to you can be found in your own records within a month, and the method is simple enough to explain to a finance director.',
    subHeading: [
      {
        title: 'Measure the visit, not the laboratory',
        description:
          'A test run on a developer’s laptop, on office fibre, five metres from the router, is a weather report from another country. Field data comes from the phones of actual visitors. Three measures are enough to begin with, and the browser can report them itself: how long until the largest thing on the screen is there, how quickly the page answers a tap, and how much it jumps about while loading. Google publishes thresholds it calls good: 2.5 seconds, 200 milliseconds and a shift of 0.1, judged at the slower quarter of visits. Look at the slower quarter, not at the average.\n\n> Our slowest visitor was our best customer, until she stopped waiting.',
        ar: {
          title: 'قِس الزيارة لا المختبر',
          description:
            'الاختبار على حاسوب المطوّر، بإنترنت المكتب السريع، وعلى بعد خمسة أمتار من الراوتر، كنشرة طقس من بلد آخر. البيانات النافعة تأتي من جوالات الزوار أنفسهم. تكفي في البداية ثلاثة مقاييس يبلّغ عنها المتصفح بنفسه: متى يظهر أكبر عنصر على الشاشة، ومتى تستجيب الصفحة للمسة، وكم تقفز محتوياتها أثناء التحميل. تنشر Google حدودًا تعدّها جيدة: 2.5 ثانية، و200 مللي ثانية، وإزاحة 0.1، تُحسب عند الربع الأبطأ من الزيارات. فانظر إلى هذا الربع لا إلى المتوسط.\n\n> كانت أبطأ زائراتنا اتصالًا أفضل زبوناتنا، إلى أن ملّت الانتظار.',
        },
      },
      {
        title: 'Set speed beside money',
        description:
          'Take the visits of the last month and sort them into groups by how fast the page appeared: under one second, one to two, two to four, over four. For each group count the thing you sell: a booking, an enquiry, an order. Nearly always the column falls as the seconds rise. Be honest about what this shows. Slow visits also come from older phones and weaker networks, and the people who own them may buy less anyway, so the gap is an upper limit. To learn the part that speed really causes, make one important page faster for half of the visitors and leave the other half as it was. Two weeks usually settle it.\n\n![Four clocks that run on, and under each a column of dots with fewer and fewer of them filled](figure-seconds.webp "One shop, one month, thirty visits drawn for each group: the longer the page took, the fewer of them ended in an order.")',
        ar: {
          title: 'قارن السرعة بالإيرادات',
          description:
            'خذ زيارات الشهر الماضي وقسّمها بحسب سرعة ظهور الصفحة: أقل من ثانية، من ثانية إلى ثانيتين، من اثنتين إلى أربع، أكثر من أربع. ثم عُدّ في كل فئة ما تبيعه: حجوزات أو استفسارات أو طلبات. وفي معظم الأحوال ينخفض العمود كلما زادت الثواني. وكن منصفًا في قراءة النتيجة، فالزيارات البطيئة تأتي أيضًا من جوالات قديمة وشبكات ضعيفة قد يشتري أصحابها أقل في كل الأحوال، فالفرق الذي تراه حدٌّ أعلى. ولتعرف أثر السرعة وحدها سرّع صفحة مهمة لنصف الزوار واترك النصف الآخر كما هو. أسبوعان يكفيان في الغالب.\n\n![أربع ساعات يمضي فيها الوقت، وتحت كل منها عمود من النقاط يقلّ الممتلئ منها](figure-seconds.webp "متجر واحد في شهر واحد، وثلاثون زيارة مرسومة من كل فئة: كلما طال ظهور الصفحة قلّ ما انتهى منها بطلب.")',
        },
      },
      {
        title: 'Where the seconds usually hide',
        description:
          'We have opened enough slow sites to guess before we look. Pictures come first: a photograph four thousand pixels wide shown at four hundred. Then the chat bubble, the heat map, the three analytics scripts and the tag manager that loads a fourth. Then fonts: an Arabic family in six weights, every one of them downloaded, two of them used. Then a server that builds the same page from nothing for every visitor. None of this needs a new platform. A careful week with images, fonts, scripts and caching will often take a page from poor to good, and a rebuild that repeats the same habits will not.',
        ar: {
          title: 'أين تختبئ الثواني عادةً',
          description:
            'فتحنا من المواقع البطيئة ما يكفي لنخمّن قبل أن ننظر. الصور أولًا: صورة عرضها 4000 بكسل تُعرض في 400. ثم فقاعة المحادثة والخريطة الحرارية وثلاثة برامج تحليلات ومدير وسوم يحمّل الرابع. ثم الخطوط: عائلة عربية بستة أوزان تُنزّل كلها ولا يُستعمل منها إلا اثنان. ثم خادم يبني الصفحة نفسها من الصفر لكل زائر. لا شيء من هذا يستدعي منصة جديدة. أسبوع من العمل المتأني على الصور والخطوط والشيفرة والتخزين المؤقت ينقل الصفحة غالبًا من ضعيفة إلى جيدة، أما إعادة البناء بالعادات القديمة نفسها فلا تنقلها.',
        },
      },
      {
        title: 'Arabic pages carry more weight',
        description:
          'An Arabic font holds several shapes for each letter and many joined pairs, so the file is heavier than its Latin cousin. Sites that send both to everyone make each reader pay for the other’s script. Split the files so that an English page loads no Arabic glyphs and the reverse, use a variable font in place of six separate weights, preload the one face that the headline needs, and choose a fallback whose measurements are close, so that nothing jumps when the real font arrives. On one hotel site this alone settled the layout shift on the Arabic booking page, with no change that a guest could see.',
        ar: {
          title: 'الصفحة العربية أثقل',
          description:
            'الخط العربي يحمل عدة أشكال لكل حرف وكثيرًا من التراكيب المتصلة، فملفه أثقل من نظيره اللاتيني. والموقع الذي يرسل الخطين إلى الجميع يُحمّل كل قارئ كلفة لغة غيره. قسّم الملفات حتى لا تحمّل الصفحة العربية حروفًا لاتينية لا تلزمها ولا العكس، واستعمل خطًا متغيرًا بدل ستة أوزان منفصلة، وحمّل مسبقًا الخط الذي يحتاج إليه العنوان دون سواه، واختر خطًا بديلًا قريب المقاسات حتى لا تقفز الصفحة عند وصول الأصل. في موقع أحد الفنادق كان هذا وحده كافيًا لتثبيت صفحة الحجز العربية، ولم يلحظ النزيل أي تغيير في شكلها.',
        },
      },
      {
        title: 'Keep it fast on purpose',
        description:
          'Speed decays. Someone adds a campaign banner, someone else a video, and by the next Ramadan the page is back where it started. The remedy is a budget, written down like any other: so many kilobytes of script, so many of images, so many milliseconds to the first answer. A build that exceeds it fails, and whoever wants the new widget says what will be taken out for it. Show the field figures on the same monthly page as revenue, with the name of somebody who answers for them.',
        ar: {
          title: 'السرعة قرار يتجدد',
          description:
            'السرعة تتآكل. يضيف أحدهم بانر حملة، ويضيف آخر مقطع فيديو، وما إن يأتي رمضان التالي حتى تعود الصفحة إلى حيث كانت. العلاج ميزانية مكتوبة مثل أي ميزانية: كذا كيلوبايت للشيفرة، وكذا للصور، وكذا مللي ثانية حتى أول استجابة. كل نسخة تتجاوزها تُرفض، ومن أراد أداة جديدة فليقل ما الذي سيُحذف مكانها. ضع أرقام السرعة في التقرير الشهري نفسه الذي فيه الإيرادات، ومعها اسم من يُسأل عنها.',
        },
      },
    ],
    ar: {
      mainPara:
        'كل عرض عن سرعة المواقع يبدأ بنسبة مشهورة من متجر مشهور. حذفنا تلك الشريحة من عروضنا. فالرقم قيس على متجر غير متجرك، في عام مضى، مع زبائن آخرين، ولا يخبر عيادة في الشارقة بشيء عن نموذج الحجز لديها. قيمة الصفحة السريعة عندك أنت موجودة في سجلاتك، ويمكن استخراجها خلال شهر بطريقة تُشرح للمدير المالي من غير عناء.',
    },
  },
  ar: {
    imageAlt: 'قرص داكن تتوسطه نجمة، يندفع تاركًا وراءه خطوط السرعة',
    title: 'كم تساوي الصفحة السريعة؟ الجواب في سجلاتك',
    author: 'عمر صديقي',
  },
};
