import type { Post } from './post.ts';

export const rightToLeftPitfalls: Post = {
  _id: 'right-to-left-pitfalls',
  title: 'Nine right-to-left mistakes we still find every month',
  date: '2026-08-19',
  author: 'Omar Siddiqui',
  image: 'blog-02.webp',
  imageAlt: 'A dark page and a light page, each the mirror image of the other',
  description: {
    mainPara:
      'Browsers have handled right-to-left text well for a long time. The mistakes we meet in reviews are our own trade’s, made in style sheets, components and content, and they repeat so exactly from one project to the next that we keep them on a card by the desk. Here are the nine, grouped by where they come from, with the fix for each. None takes more than a day to put right if it is found early.',
    subHeading: [
      {
        title: 'Left and right written into the style sheet',
        description:
          'The first mistake is a margin on the left that should have been a margin at the start. Write the logical property (margin-inline-start, padding-inline-end, inset-inline, text-align: start) and both directions come from one rule. The second is its cousin: a second style sheet that overrides the first for Arabic. It is correct on the day it is written and wrong from the next change onwards, because whoever edits one file forgets the other. A search for the words left and right in the project takes a minute and makes a good opening move in any review. What is left should be photographs, shadows and maps.',
        ar: {
          title: 'يمين ويسار مكتوبان في ملف التنسيق',
          description:
            'الخطأ الأول هامش على «اليسار» كان حقه أن يكون عند «البداية». استعمل الخصائص المنطقية (margin-inline-start وpadding-inline-end وinset-inline، والقيمة start للمحاذاة) فيخرج الاتجاهان من قاعدة واحدة. والثاني ابن عمه: ملف تنسيق آخر يصحح الأول للعربية. يكون سليمًا يوم كتابته، ويختل مع أول تعديل، لأن من يعدّل ملفًا ينسى الآخر. ابحث في المشروع عن كلمتي left وright؛ يستغرق البحث دقيقة وهو أحسن بداية لأي مراجعة. وما يبقى بعد التصحيح ينبغي ألا يتجاوز الصور والظلال والخرائط.',
        },
      },
      {
        title: 'Things that move the wrong way',
        description:
          'Third: carousels. Whatever slides by translateX keeps sliding in the Latin direction unless someone multiplies by minus one, and then the arrow keys and the swipe have to agree with it. Fourth: side panels that enter from the edge furthest from the button that opened them. Both escape notice because the page looks right in a screenshot. Test them with a thumb and a keyboard. In Arabic the next slide comes from the left, the right arrow key goes back, and a drawer opened from the start of the line comes in from the right.\n\n> It looked perfect in the screenshot. Then somebody touched it.',
        ar: {
          title: 'حركة في الاتجاه المعاكس',
          description:
            'الثالث: شرائط العرض. كل ما ينزلق بالخاصية translateX يبقى على اتجاهه اللاتيني ما لم يُضرب في سالب واحد، ثم يجب أن توافقه أسهم لوحة المفاتيح وسحب الإصبع. والرابع: لوحة جانبية تدخل من الحافة الأبعد عن الزر الذي فتحها. كلاهما يفلت من المراجعة لأن الصفحة تبدو سليمة في الصورة الثابتة، فجرّبهما بالإبهام وبلوحة المفاتيح. في العربية تأتي الشريحة التالية من اليسار، وسهم اليمين يعود إلى الوراء، واللوحة التي تُفتح من أول السطر تدخل من اليمين.\n\n> في لقطة الشاشة كان كل شيء في مكانه، إلى أن لمسها أحد.',
        },
      },
      {
        title: 'Numbers, phones and e-mail addresses',
        description:
          'Fifth: +44 20 7946 0142 appears with its plus sign at the wrong end, or its groups in reverse order. Sixth: an English product name at the end of an Arabic sentence drags the full stop to the wrong side. Both have the same cause, a run of Latin characters whose edges the browser has to guess, and the same fix: isolate it. Wrap the value in a bdi element or give its span a direction of its own. Inputs for phone numbers, e-mails and web addresses should be left-to-right in either language; inputs for names and messages should take their direction from what is typed in them.',
        ar: {
          title: 'أرقام الجوال وعناوين البريد',
          description:
            'الخامس: رقم جوال تنتقل علامة + فيه إلى آخره أو تنقلب مجموعاته. والسادس: اسم منتج إنجليزي في آخر جملة عربية يسحب النقطة إلى الجهة الخطأ. السبب واحد، وهو مقطع لاتيني يضطر المتصفح إلى تخمين حدوده، والعلاج واحد: اعزله. ضع القيمة في عنصر bdi أو حدّد لها اتجاهًا خاصًا بها. حقول الجوال والبريد وعناوين الويب تُكتب من اليسار إلى اليمين في اللغتين، أما حقول الأسماء والرسائل فتأخذ اتجاهها مما يُكتب فيها.',
        },
      },
      {
        title: 'Latin typography applied to Arabic letters',
        description:
          'Seventh: letter-spacing. A tasteful two per cent on an English label breaks every join in the Arabic one, and the word comes apart. Set it to zero for Arabic, once, at the root. Eighth: a font stack whose first face has no Arabic, so that the browser quietly substitutes whatever the device has. Name an Arabic face yourself, and give the lines more room; the same line height that flatters Latin will make the dots of one line collide with the tails of the line above.',
        ar: {
          title: 'قواعد اللاتينية على حروف عربية',
          description:
            'السابع: المباعدة بين الحروف. زيادة خفيفة تبدو أنيقة في الكلمة الإنجليزية تفكّ كل وصل في العربية فتتفرق الكلمة. اجعلها صفرًا للعربية مرة واحدة في أصل الصفحة. والثامن: قائمة خطوط ليس في أولها حروف عربية، فيستبدل المتصفح بها ما يجده على الجهاز من غير أن يخبر أحدًا. سمِّ خطًا عربيًا بنفسك، وباعد بين الأسطر؛ فالتباعد الذي يليق باللاتينية يجعل نقاط سطر تصطدم بنوازل السطر الذي فوقه.',
        },
      },
      {
        title: 'Icons mirrored by the handful',
        description:
          'Ninth: somebody flips the whole icon set with one line of CSS. Arrows, back buttons and list bullets should turn, and so should a speech bubble with a tail. Clocks should not, since they run clockwise everywhere. Ticks, play buttons, musical notes, credit-card logos and anything with a Latin letter in it stay as they are. A question mark icon does turn, because the Arabic one faces the other way. Keep the decision with the icon, as a flag in its definition, so that it is taken once by someone who thought about it.\n\n![The same page drawn twice on both sides of a dotted axis, turned round except for its play button](figure-mirrored.webp "Everything turns round the axis: the logo, the lines, the arrow, the bar that fills. The play button stays as it is.")',
        ar: {
          title: 'أيقونات تُقلب بالجملة',
          description:
            'التاسع: أن يقلب أحدهم مجموعة الأيقونات كلها بسطر واحد. الأسهم وأزرار الرجوع ورموز القوائم تنعكس، ومعها فقاعة الكلام ذات الذيل. أما الساعة فلا، لأنها تدور في الاتجاه نفسه في كل مكان. وعلامة الصح وزر التشغيل والنوتة الموسيقية وشعارات البطاقات وكل ما فيه حرف لاتيني تبقى كما هي. وعلامة الاستفهام تنعكس لأن العربية «؟» تنظر إلى الجهة الأخرى. ليكن القرار محفوظًا مع الأيقونة في تعريفها، فيتخذه مرة واحدة من فكّر فيه.\n\n![الصفحة نفسها مرسومة مرتين على جانبي محور منقّط، وقد انعكس كل ما فيها إلا زر التشغيل](figure-mirrored.webp "كل شيء ينعكس حول المحور: الشعار والأسطر والسهم والشريط الذي يمتلئ. أما زر التشغيل فيبقى على حاله.")',
        },
      },
    ],
    ar: {
      mainPara:
        'تعلّمت المتصفحات الكتابة من اليمين إلى اليسار منذ زمن طويل. أما الأخطاء التي نصادفها فنرتكبها نحن في ما نبنيه عليها: في ملفات التنسيق والمكوّنات والمحتوى. وهي تتكرر بحذافيرها من مشروع إلى آخر حتى كتبناها على بطاقة وعلّقناها قرب المكتب. هذه هي التسعة مرتبة بحسب منشئها، ومع كل منها علاجه. ولا يستغرق أي منها أكثر من يوم إذا اكتُشف مبكرًا.',
    },
  },
  ar: {
    imageAlt: 'صفحة داكنة وأخرى فاتحة، كل منهما صورة معكوسة للأخرى',
    title: 'تسعة أخطاء في اتجاه الصفحة نصادفها كل شهر',
    author: 'عمر صديقي',
  },
};
