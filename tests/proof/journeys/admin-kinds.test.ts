import { blockRows, itemRows } from '../../journeys/admin-rows/rows.ts';
import { seoRows } from '../../journeys/admin-rows/seo-rows.ts';
import { walkBlock } from '../../journeys/admin-rows/walk-block.ts';
import { walkItem } from '../../journeys/admin-rows/walk-item.ts';
import { walkSeo } from '../../journeys/admin-rows/walk-seo.ts';
import { test } from '../../support/admin-journey.ts';

test.describe.configure({ mode: 'parallel' });

for (const row of itemRows) walkItem(row);
for (const row of blockRows) walkBlock(row);
for (const row of seoRows) if (!row.shape) walkSeo(row);
