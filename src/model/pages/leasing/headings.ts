import { prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

/** What stands above the lists, and what the page is called where others lead to it. */
export const headings = block({
  noun: 'leasing headings',
  fields: {
    name: text('Name of the page'),
    plans: text('Plans heading'),
    plansLead: prose('Plans text', { rows: 3, required: false }),
    testimonials: text('Testimonials heading'),
    questions: text('Questions heading'),
  },
  builtIn: {
    name: 'Website leasing',
    plans: 'One price for each plan',
    plansLead:
      'Arabic and English in every plan. No setup fee on any of them. Cancel with 30 days notice.',
    testimonials: 'From our tenants',
    questions: 'Before you sign',
    ar: {
      name: 'تأجير المواقع',
      plans: 'لكل باقة سعر واحد',
      plansLead: 'العربية والإنجليزية في كل باقة، بلا رسوم تأسيس، والإلغاء بإشعار قبل 30 يومًا.',
      testimonials: 'ماذا يقول المستأجرون؟',
      questions: 'قبل أن توقّع',
    },
  },
});
