import { prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

/** Of the services page, then of the page of a group and of a service in it. */
export const headings = block({
  noun: 'section headings',
  fields: {
    services: text('Services heading'),
    noServices: prose('No services text', { required: false, rows: 2 }),
    caseStudy: text('Case study label'),
    caseStudyButton: text('Case study button'),
    projects: text('Projects heading'),
    tools: text('Tools heading'),
    process: text('Design process heading', {
      hint: {
        en: 'Where a group has none of its own',
        ar: 'حين لا تكون للمجموعة ترويسة خاصة بها',
      },
    }),
    group: text('Group page heading'),
    unsure: text('Unsure heading', {
      hint: {
        en: 'On the card after the services of a group, for those who cannot decide',
        ar: 'في البطاقة التي تلي خدمات المجموعة، لمن لم يحسم اختياره',
      },
    }),
    unsureText: prose('Unsure text', { required: false, rows: 2 }),
    service: text('Service page heading'),
  },
  builtIn: {
    services: 'Choose where to begin',
    noServices: 'Our services are being written down. Until then, ask us.',
    caseStudy: 'Case study',
    caseStudyButton: 'See our work',
    projects: 'Related projects',
    tools: 'The tools behind the work',
    process: 'How we work',
    group: 'What we do here',
    unsure: 'Not sure which one?',
    unsureText:
      'Tell us what you want to be different. We will say which of these it takes, and in which order.',
    service: 'What it covers',
    ar: {
      services: 'اختر من أين تبدأ',
      noServices: 'ما زلنا نكتب عن خدماتنا. وإلى أن نفرغ، اسألنا مباشرة.',
      caseStudy: 'دراسة حالة',
      caseStudyButton: 'شاهد أعمالنا',
      projects: 'مشاريع ذات صلة',
      tools: 'الأدوات التي نعمل بها',
      process: 'كيف نعمل',
      group: 'ما نقدّمه هنا',
      unsure: 'لا تعرف أيّها تختار؟',
      unsureText: 'أخبرنا بما تريد أن يتغيّر، ونخبرك بما يلزمك منها وبأي ترتيب.',
      service: 'ما تشمله الخدمة',
    },
  },
});
