import { text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

export const headings = block({
  noun: 'section headings',
  fields: {
    innovation: text('Innovation heading'),
    projects: text('Projects label'),
    satisfaction: text('Satisfaction label'),
    strategy: text('Strategy heading'),
    development: text('Development heading'),
    features: text('Features heading'),
    closing: text('Closing heading'),
    button: text('Button text'),
  },
  builtIn: {
    innovation: 'Innovation',
    projects: 'Projects completed',
    satisfaction: 'Client satisfaction',
    strategy: 'Strategy',
    development: 'Development',
    features: 'What you can hold us to',
    closing: 'Sit down with us',
    button: 'Contact Us',
    ar: {
      innovation: 'الابتكار',
      projects: 'المشاريع المنجزة',
      satisfaction: 'رضا العملاء',
      strategy: 'الاستراتيجية',
      development: 'التطوير',
      features: 'ما نعدك به',
      closing: 'لنجلس ونتحدث',
      button: 'تواصل معنا',
    },
  },
});
