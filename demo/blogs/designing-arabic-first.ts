import type { Post } from './post.ts';

export const designingArabicFirst: Post = {
  _id: 'designing-arabic-first',
  title: 'Designing Arabic first: two scripts, one page',
  date: '2026-11-09',
  author: 'Layla Haddad',
  image: 'blog-01.webp',
  imageAlt: 'The Latin letter n beside the Arabic letter noon, both drawn from the same circle',
  description: {
    mainPara:
      'Most bilingual sites in the Gulf are drawn in English, approved in English and translated in the last fortnight. The Arabic then has to fit a page that was measured for somebody else: headlines that look a size too small, buttons with too much air, a price that has wandered to the wrong end of its line. Whenever a client lets us, we draw the Arabic page first. It costs about the same, the English rarely suffers, and the arguments happen in the first week instead of the last.',
    subHeading: [
      {
        title: 'Begin with sentences, in both languages',
        description:
          'A wireframe full of placeholder text tells you nothing about Arabic. Words join, long words cannot be hyphenated, and a call to action that takes two words in English may take one or five. Before anyone opens a design file we ask for ten real texts: the main headline, two product names, a price, an error message, a menu label, an address, a button, a date, a paragraph of ordinary prose and the longest title the client can think of. The Arabic is written by a copywriter at the same time as the English, from the same brief. Nearly every surprise of the next two months is already in those ten texts.\n\n> Show me the longest product name you have. Then we can talk about the grid.',
        ar: {
          title: 'جملٌ حقيقية قبل أول مستطيل',
          description:
            'النص الوهمي لا يقول شيئًا عن العربية. حروفنا تتصل، وكلماتنا لا تُقسم بين سطرين، والزر الذي تكفيه كلمتان بالإنجليزية قد تكفيه عندنا كلمة واحدة وقد يحتاج إلى خمس. لهذا نطلب من العميل عشرة نصوص حقيقية قبل فتح أي ملف تصميم: العنوان الرئيسي، واسمَي منتجين، وسعرًا، ورسالة خطأ، وعنصرًا من القائمة، وعنوان فرع، ونص زر، وتاريخًا، وفقرة عادية، وأطول عنوان يخطر له. يكتبها كاتب عربي من الموجز نفسه الذي يعمل عليه زميله الإنجليزي، وفي الأسبوع نفسه. ويكاد كل ما قد يفاجئنا لاحقًا يكون مختبئًا في هذه النصوص العشرة.\n\n> أرني أطول اسم منتج عندكم، ثم نتحدث عن الشبكة.',
        },
      },
      {
        title: 'Match the grey, not the number',
        description:
          'Sixteen pixels of Arabic and sixteen pixels of Latin are two different sizes. Arabic spends much of its height on ascenders, descenders and dots, so the body of the letters looks smaller, and the strokes often look lighter. We set one paragraph of each side by side, step back until neither can be read, and adjust until both make the same grey. With most pairs that means the Arabic goes up a little, its weight moves by half a step, and its lines sit further apart. Those three numbers are then written down once, in the design tokens. A family drawn with both scripts saves work here, though it does not remove the need to look.\n\n![Two paragraphs as rows of dark bars, one in each script, and between them one grey disc](figure-same-grey.webp "The Arabic has fewer lines, further apart, and its strokes are thinner. From three metres away both are the same disc of grey.")',
        ar: {
          title: 'العبرة بالسواد لا بالرقم',
          description:
            'ستة عشر بكسلًا بالعربية غير ستة عشر باللاتينية. الحرف العربي يصرف كثيرًا من ارتفاعه على الصواعد والنوازل والنقاط، فيبدو جسمه أصغر، وخطوطه أنحف. نضع فقرة من كل لغة جنبًا إلى جنب، ونبتعد حتى لا تُقرأ أيٌّ منهما، ثم نعدّل إلى أن تتساوى درجة الرمادي في العين. النتيجة في أغلب الأزواج: العربية أكبر قليلًا، ووزنها أثقل بنصف درجة، وأسطرها أبعد بعضها عن بعض. تُكتب هذه الأرقام الثلاثة مرة واحدة في متغيرات التصميم (tokens). والعائلة الخطية التي رُسمت باللغتين معًا توفّر جهدًا كبيرًا، لكنها لا تُغني عن النظر.\n\n![فقرتان من خطوط داكنة، واحدة لكل لغة، وبينهما قرص رمادي واحد](figure-same-grey.webp "أسطر العربية أقل عددًا وأبعد بعضها عن بعض، وخطوطها أنحف. ومن مسافة ثلاثة أمتار تبدو الفقرتان قرصًا رماديًا واحدًا.")',
        },
      },
      {
        title: 'Emphasis without capitals or italics',
        description:
          'Arabic has neither, and letter-spacing pulls its joined letters apart, so three of the favourite tools of a Latin designer are gone. What remains is weight, size, colour, position and a rule above or below. We design the hierarchy with those alone and then let the English use them too; the small spaced capitals above a headline are usually the first thing to go, and few miss them. The kashida, the stroke that lengthens a word, belongs in a logotype or a poster. Stretching words to justify a paragraph on a screen only spoils its texture.',
        ar: {
          title: 'إبراز بلا حروف كبيرة ولا مائلة',
          description:
            'ليس في العربية حروف كبيرة، والمائل غريب عنها، والمباعدة بين الحروف تقطع ما حقّه الوصل. هكذا تسقط ثلاث من الأدوات المفضلة لمصمّم اعتاد اللاتينية، ويبقى له الوزن والحجم واللون والموضع وخط رفيع فوق العنوان أو تحته. نبني التدرّج البصري بهذه الأدوات وحدها ثم ندع الإنجليزية تستعملها أيضًا، وأول ما يُستغنى عنه عادةً تلك السطور الصغيرة المتباعدة فوق العناوين، وقلّما يفتقدها أحد. والكشيدة مكانها الشعار والملصق. أما تمديد الكلمات لضبط طرفَي فقرة على الشاشة فيفسد نسيج النص.',
        },
      },
      {
        title: 'Mixed lines are the normal case',
        description:
          'A Gulf reader meets product codes, brand names, phone numbers and prices in Latin characters inside Arabic sentences all day. That mixture deserves its own drawing. We check that the Latin inside an Arabic line sits on the same baseline and does not shout, that numerals follow one convention across the site, and that a phone number keeps its plus sign at the front. For Marsa Freight the hardest screen was a container number, a date and a port name on one line of a phone. We drew that line before we drew the home page, because the rest of the product repeats it some forty times.\n\n> The page is never Arabic or English. It is both, on one line, on a phone, in the sun.',
        ar: {
          title: 'السطر المختلط هو القاعدة',
          description:
            'القارئ في الخليج يمر كل يوم برموز منتجات وأسماء علامات وأرقام جوال وأسعار مكتوبة بحروف لاتينية وسط جملة عربية، وهذا الخليط يستحق أن يُرسم لذاته. نتحقق من أن الكلمة اللاتينية تستقر على السطر نفسه ولا تعلو على ما حولها، ومن أن الأرقام تتبع نظامًا واحدًا في الموقع كله، ومن أن علامة + تبقى في أول رقم الجوال. أصعب ما في مشروع «مرسى للشحن» كان سطرًا واحدًا على شاشة الجوال يجمع رقم حاوية وتاريخًا واسم ميناء. رسمنا ذلك السطر قبل الصفحة الرئيسية، لأن بقية المنتج تكرره نحو أربعين مرة.\n\n> الصفحة ليست عربية أو إنجليزية. هي الاثنتان معًا، في سطر واحد، على جوال، تحت الشمس.',
        },
      },
      {
        title: 'Mirror the layout, then make exceptions by name',
        description:
          'Flipping the grid is the easy part. The exceptions need a list that designers and developers share. Arrows that mean forward turn round; play buttons, ticks, logos and photographs stay as they are. A progress bar fills from the right. A chart with a time axis is a question for the people who will read it: some finance teams expect time to run right to left, others have used Latin spreadsheets for twenty years. We ask, write the answer down, and review both pages together, side by side, with a reader of each language in the room.',
        ar: {
          title: 'اعكس التخطيط، وسمِّ المستثنى',
          description:
            'عكس الشبكة أسهل ما في الأمر، والصعوبة في المستثنيات، ولا بد لها من قائمة يتفق عليها المصمّم والمطوّر. السهم الذي معناه «التالي» ينعكس، وزر التشغيل وعلامة الصح والشعار والصورة تبقى على حالها، وشريط التقدم يمتلئ من اليمين. أما الرسم البياني الذي فيه محور زمن فيُسأل عنه من سيقرؤه: من فرق المالية من يتوقع الزمن من اليمين إلى اليسار، ومنها من أمضى عشرين عامًا مع جداول لاتينية. نسأل وندوّن الجواب، ثم نراجع الصفحتين معًا جنبًا إلى جنب بحضور قارئ لكل لغة.',
        },
      },
    ],
    ar: {
      mainPara:
        'أغلب المواقع ثنائية اللغة في الخليج تُرسم بالإنجليزية وتُعتمد بالإنجليزية، ثم تُترجم في آخر أسبوعين. فتلبس العربية ثوبًا فُصّل على مقاس غيرها: عناوين تبدو أصغر مما ينبغي، وأزرار يملؤها الفراغ، وسعر قفز إلى الطرف الآخر من السطر. نحن نبدأ بالصفحة العربية كلما سمح لنا العميل. الكلفة تكاد تكون واحدة، والإنجليزية قلّما تتضرر، والخلافات تُحسم في الأسبوع الأول لا في الأخير.',
    },
  },
  ar: {
    imageAlt: 'الحرف اللاتيني n إلى جانب حرف النون، وقد رُسما من الدائرة نفسها',
    title: 'حين نبدأ بالعربية: خطّان في صفحة واحدة',
    author: 'ليلى حداد',
  },
};
