import { prose, text } from '../../vocabulary/fields.ts';
import { collection } from '../../vocabulary/nodes.ts';

export const questions = collection({
  noun: 'FAQ item',
  isNounShared: true,
  fields: { question: text('Question'), answer: prose('Answer', { markup: 'text' }) },
  atLeast: 1,
  builtIn: [
    {
      _id: 'leasing-question-fee',
      question: 'Is there a setup fee?',
      answer:
        'No. There is no setup fee on any plan. You pay the first month and we begin with the design. If a later payment does not arrive, we write to you first, and the website stays online for another 14 days.',
      ar: {
        question: 'هل هناك رسوم تأسيس؟',
        answer:
          'لا، ليس في أي باقة رسوم تأسيس. تدفع اشتراك الشهر الأول ونبدأ التصميم. وإن تأخرت دفعة بعد ذلك راسلناك أولًا، ويبقى الموقع متاحًا 14 يومًا أخرى.',
      },
    },
    {
      _id: 'leasing-question-cover',
      question: 'What does the monthly fee cover?',
      answer:
        'The design and the building of your pages in Arabic and English, hosting and SSL, business email, a layout that fits every screen, basic SEO and support. Changes to texts, prices, hours and photographs are included and made within one working day; for a new page or a new function we name a price first. The list under each plan says how much it holds.',
      ar: {
        question: 'ماذا يشمل الاشتراك الشهري؟',
        answer:
          'يشمل تصميم صفحاتك بالعربية والإنجليزية وبناءها على نحو يلائم كل الشاشات، والاستضافة وشهادة SSL، والبريد المهني، وأساسيات تحسين محركات البحث، والدعم الفني. ويشمل تعديل النصوص والأسعار والدوام والصور، وننجزه خلال يوم عمل واحد. أما الصفحة الجديدة أو الوظيفة الجديدة فنذكر لك سعرها أولًا. وتجد تحت اسم كل باقة مقدار ما فيها.',
      },
    },
    {
      _id: 'leasing-question-cancel',
      question: 'Can I cancel?',
      answer:
        'Yes, at any time, with 30 days notice. There is no minimum term, and one message from you is enough. Your texts and photographs are yours: we hand them over as ordinary files, along with the domain. The design and the software stay with us.',
      ar: {
        question: 'هل أستطيع الإلغاء؟',
        answer:
          'نعم، متى شئت، بإشعار قبل 30 يومًا. لا حدّ أدنى لمدة العقد، وتكفينا رسالة واحدة منك. نصوصك وصورك ملكك، نسلّمها إليك في ملفات عادية ومعها النطاق، ويبقى التصميم والبرمجيات لنا.',
      },
    },
    {
      _id: 'leasing-question-domain',
      question: 'Do I get a domain?',
      answer:
        'Yes. A domain is free for the first year on every plan except Basic. With Basic you bring the domain you have, or we help you to register one. Either way it is registered in the name of your company.',
      ar: {
        question: 'هل أحصل على نطاق؟',
        answer:
          'نعم، النطاق مجاني في السنة الأولى في كل الباقات ما عدا الأساسية. وفي الأساسية تستعمل نطاقك الحالي، أو نساعدك على تسجيل واحد. وفي الحالين يُسجَّل النطاق باسم شركتك.',
      },
    },
    {
      _id: 'leasing-question-renewal',
      question: 'What does the domain cost after that?',
      answer: 'Its renewal is about 15-20 US dollars per year, depending on the ending.',
      ar: {
        question: 'وكم يكلّف النطاق بعد ذلك؟',
        answer: 'تجديده بين 15 و20 دولارًا أمريكيًا تقريبًا في السنة، بحسب امتداد النطاق.',
      },
    },
  ],
});
