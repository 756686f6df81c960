import { prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

/** What stands at an address that leads nowhere, above links to the main pages. */
export const notFound = block({
  noun: 'not-found page',
  fields: { heading: text('Heading'), text: prose('Text', { rows: 3, markup: 'inline' }) },
  builtIn: {
    heading: 'This page is not on the map',
    text: 'The address may have changed, or it never led anywhere. These do:',
    ar: {
      heading: 'هذه الصفحة ليست على الخريطة',
      text: 'ربما تغيّر رابطها، أو لم تكن موجودة أصلًا. أما هذه الروابط فتعمل:',
    },
  },
});
