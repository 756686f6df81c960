import { choice, list, prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';
import { drawings } from './drawings.ts';

export const benefits = block({
  noun: 'leasing benefits',
  fields: {
    heading: text('Heading'),
    lead: prose('Opening text', { rows: 3, required: false }),
    items: list('Benefit items', {
      title: text('Benefit title'),
      text: prose('Benefit description', { rows: 3 }),
      drawing: choice('Drawing', drawings, { fallback: 'other' }),
    }),
  },
  builtIn: {
    heading: 'What the monthly fee covers',
    lead: 'Design, hosting, e-mail and support on one bill, in Arabic and English.',
    items: [
      {
        title: 'Nothing to pay up front',
        text: 'There is no setup fee. Your first payment is simply the first month.',
        drawing: 'noFee',
        ar: {
          title: 'لا تدفع شيئًا مقدّمًا',
          text: 'لا نتقاضى رسوم تأسيس. أول ما تدفعه اشتراك الشهر الأول، لا غير.',
        },
      },
      {
        title: 'Pages in Arabic and English',
        text: 'Both are written, not machine-translated, and laid out around what you sell. They fit a phone as well as a desk.',
        drawing: 'pages',
        ar: {
          title: 'صفحات بالعربية والإنجليزية',
          text: 'نكتب نصوص اللغتين ولا نتركها للترجمة الآلية، ونرتّب الصفحات حول ما تبيعه، واضحةً على الجوال وعلى شاشة المكتب.',
        },
      },
      {
        title: 'Hosting and SSL, handled',
        text: 'Servers, certificates and updates are our business. You will never have to think about them.',
        drawing: 'shield',
        ar: {
          title: 'الاستضافة وSSL علينا',
          text: 'الخوادم وشهادات الأمان والتحديثات من شأننا، ولن تشغل بالك بها يومًا.',
        },
      },
      {
        title: 'E-mail under your own name',
        text: 'Business addresses on your domain, so that an invoice no longer comes from a free mailbox.',
        drawing: 'mail',
        ar: {
          title: 'بريد يحمل اسمك',
          text: 'عناوين مهنية على نطاقك، فلا تصل فواتيرك بعد اليوم من بريد مجاني.',
        },
      },
      {
        title: 'Found by those who search',
        text: 'Titles, descriptions and structure tell search engines what you sell and where.',
        drawing: 'search',
        ar: {
          title: 'يجدك من يبحث عنك',
          text: 'عناوين وأوصاف وبنية تشرح لمحركات البحث ماذا تبيع وأين.',
        },
      },
      {
        title: 'A person who answers',
        text: 'New opening hours for Ramadan? Send a message. Somebody who knows your site makes the change.',
        drawing: 'answer',
        ar: {
          title: 'إنسان يردّ عليك',
          text: 'تغيّر دوامك في رمضان؟ أرسل رسالة، فيعدّله من يعرف موقعك جيدًا.',
        },
      },
    ],
    ar: {
      heading: 'ماذا يشمل اشتراكك الشهري؟',
      lead: 'كل ما يلزمك حتى تستقبل أول زبون، بالعربية والإنجليزية وفي فاتورة واحدة.',
    },
  },
});
