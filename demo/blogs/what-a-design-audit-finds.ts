import type { Post } from './post.ts';

export const whatADesignAuditFinds: Post = {
  _id: 'what-a-design-audit-finds',
  title: 'What a design audit finds, and what to do with it',
  date: '2026-04-21',
  author: 'Layla Haddad',
  image: 'blog-11.webp',
  imageAlt: 'A magnifying glass over a pattern of stars, showing the few that are out of place',
  description: {
    mainPara:
      'A design audit is a careful look at something that already works after a fashion. Two people who did not build it spend a week or two using it, measuring it and taking notes. At the end there is a list. The list has value only if it is short enough to read, ordered by consequence, and honest about what is opinion. Here is how we run ours, in case you would like to run your own.',
    subHeading: [
      {
        title: 'Agree on the three tasks',
        description:
          'Nobody visits a site to admire it. Before the audit begins we settle, with the client, which three things people come to do: check a shipment, book a check-up, compare two financing plans. Everything is judged by those. It keeps the auditors from wandering off into the shade of blue, and it keeps the report from treating the careers page as the equal of the checkout. If the people in the room cannot agree on three, that disagreement is the first finding.',
        ar: {
          title: 'اتفق مع فريقك على ثلاث مهام',
          description:
            'لا أحد يزور موقعًا ليتأمل جماله. قبل أن يبدأ التدقيق نتفق مع العميل على ثلاثة أمور يأتي الناس من أجلها: تتبع شحنة، حجز فحص، مقارنة خطتَي تمويل. وكل شيء يُحكم عليه بها. فلا ينصرف المدققون إلى درجة الأزرق، ولا يساوي التقرير بين صفحة الوظائف وصفحة الدفع. وإذا عجز الحاضرون عن الاتفاق على ثلاث مهام، فهذا العجز أول ما نسجله.',
        },
      },
      {
        title: 'Look before you measure',
        description:
          'The first day is for using the thing, on a phone, in both languages, as a stranger. Each auditor works alone and writes down every hesitation with a screenshot: I did not know that was a button, I could not tell whether it had been sent, the Arabic said something else. First impressions can be had only once, so we write quickly and judge later. On the second day we compare the two sets of notes. Where both stumbled at the same place there is a fault. Where only one did there is a question, and a good question to put to real users.',
        ar: {
          title: 'انظر قبل أن تقيس',
          description:
            'اليوم الأول للاستعمال: من الجوال، وباللغتين، كأننا غرباء. يعمل كل مدقق وحده ويكتب كل تردد مع صورة للشاشة: لم أعرف أن هذا زر، لم أفهم هل أُرسل الطلب، قالت العربية غير ما قالته الإنجليزية. الانطباع الأول لا يأتي إلا مرة، فنكتب بسرعة ونحكم لاحقًا. وفي اليوم الثاني نقارن الدفترين. حيث تعثّر الاثنان في الموضع نفسه فهناك عيب، وحيث تعثّر واحد فهناك سؤال، وهو سؤال جيد نحمله إلى المستخدمين.',
        },
      },
      {
        title: 'Then count',
        description:
          'Measurement comes next, and most of it can be repeated by anyone. How many typefaces, sizes and colours are in use, against how many were intended? How many different buttons do the same job? Which texts fail on contrast? How fast is the page for the slower quarter of visitors? Where do people leave the form? How many pages exist in one language only? A sheet with every button of a site pasted on it, forty rectangles of nearly the same green, has ended more arguments than any principle we could quote. Numbers belong in the report with the method beside them, so that next year’s can be compared.',
        ar: {
          title: 'ثم الأرقام',
          description:
            'بعد ذلك يأتي القياس، ومعظمه يستطيع أي أحد أن يعيده. كم خطًّا ومقاسًا ولونًا في الموقع، وكم كان المقصود؟ كم زرًا مختلفًا يؤدي العمل نفسه؟ أي النصوص ضعيف التباين؟ ما سرعة الصفحة عند الربع الأبطأ من الزوار؟ أين يترك الناس النموذج؟ كم صفحة موجودة بلغة واحدة فقط؟ ورقة واحدة أُلصقت عليها كل أزرار الموقع، أربعون مستطيلًا أخضر متشابهًا إلا قليلًا، أنهت من الجدل ما لم تنهه أي قاعدة. تُكتب الأرقام في التقرير ومعها طريقة القياس، حتى يمكن مقارنتها بأرقام العام القادم.',
        },
      },
      {
        title: 'Order by consequence',
        description:
          'Every finding gets three marks: how many people meet it, how badly it hurts those who do, and how much work the repair is. The first page of the report holds the ten that affect many, hurt a lot and cost little. Faults that are merely ugly go to the back, with our names on them as opinions. We also list what works and should be left alone. A redesign that throws out the one good form in the product, since it was drawn in the old style, is a thing we have seen more than once.',
        ar: {
          title: 'رتّب بحسب الأثر',
          description:
            'لكل ملاحظة ثلاث علامات: كم شخصًا يصادفها، وكم تضرّه، وكم يكلّف إصلاحها. في الصفحة الأولى من التقرير عشر ملاحظات تمس كثيرين وتضرّهم كثيرًا ولا تكلّف إلا قليلًا. أما ما كان قبيحًا فحسب فمكانه آخر التقرير، موقّعًا بأسمائنا على أنه رأي. ونكتب أيضًا ما يعمل جيدًا وينبغي تركه. رأينا أكثر من مرة إعادة تصميم ترمي أحسن نموذج في المنتج لأنه رُسم بالأسلوب القديم.',
        },
      },
      {
        title: 'After the report',
        description:
          'An audit ends in a meeting of ninety minutes at which somebody with a budget puts a name and a month beside each of the ten. Without that the document will be admired and filed. We come back after a quarter and repeat the measurements, in a day, with the same method. For Sahil Finance the second visit mattered more than the first: eight of the ten were done, one had proved wrong when real customers were watched, and the last had turned out to be a question of policy that no screen could solve.',
        ar: {
          title: 'بعد التقرير',
          description:
            'ينتهي التدقيق باجتماع من تسعين دقيقة يضع فيه صاحب الميزانية اسمًا وشهرًا أمام كل بند من العشرة. من دون هذا سيُعجب الناس بالتقرير ثم يُحفظ في الدرج. نعود بعد ثلاثة أشهر ونكرر القياس في يوم واحد وبالطريقة نفسها. في «ساحل للتمويل» كانت الزيارة الثانية أهم من الأولى: ثمانية بنود أُنجزت، وواحد تبيّن خطؤه حين راقبنا زبائن حقيقيين، والعاشر اتضح أنه سياسة داخلية لا تحلها شاشة.',
        },
      },
    ],
    ar: {
      mainPara:
        'تدقيق التصميم نظرة متأنية إلى شيء يعمل أصلًا على نحو ما. شخصان لم يشاركا في بنائه يقضيان أسبوعًا أو اثنين في استعماله وقياسه وتدوين الملاحظات، ثم يخرجان بقائمة. وقيمة القائمة أن تكون قصيرة تُقرأ، مرتبة بحسب الأثر، صادقة في التفريق بين العيب والرأي. هذه طريقتنا، لمن أراد أن يجربها بنفسه.',
    },
  },
  ar: {
    imageAlt: 'عدسة مكبّرة فوق زخرفة من النجوم، تكشف ما انحرف منها عن مكانه',
    title: 'ماذا يكشف تدقيق التصميم، وماذا تفعل بنتائجه',
    author: 'ليلى حداد',
  },
};
