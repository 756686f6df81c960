import { blockRows, itemRows } from '../../journeys/admin-rows/rows.ts';
import { seoRows } from '../../journeys/admin-rows/seo-rows.ts';
import { walkBlock } from '../../journeys/admin-rows/walk-block.ts';
import { walkItem } from '../../journeys/admin-rows/walk-item.ts';
import { walkSeo } from '../../journeys/admin-rows/walk-seo.ts';
import { test } from '../../support/admin-journey.ts';

test.describe.configure({ mode: 'parallel' });

for (const row of itemRows) if (!row.shape) walkItem(row);
for (const row of blockRows) if (!row.shape) walkBlock(row);
for (const row of seoRows) if (!row.shape) walkSeo(row);
