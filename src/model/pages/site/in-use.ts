import { toggle } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

/** What the agency does without is in no menu, sitemap, feed or footer, and answers 404. */
export const inUse = block({
  noun: 'pages in use',
  fields: {
    leasing: toggle('Website leasing'),
    ourWork: toggle('Our work'),
    blog: toggle('Blog'),
    localSeo: toggle('Local pages'),
    arabic: toggle('Arabic'),
  },
  builtIn: { leasing: true, ourWork: true, blog: true, localSeo: true, arabic: true, ar: {} },
});
