import { forEachSwitch } from '../../in-use.ts';
import { toggle } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

/** What the agency does without is in no menu, sitemap, feed or footer, and answers 404. */
export const inUse = block({
  noun: 'pages in use',
  fields: { ...forEachSwitch(({ name }) => toggle(name)), arabic: toggle('Arabic') },
  builtIn: { ...forEachSwitch(() => true), arabic: true, ar: {} },
});
