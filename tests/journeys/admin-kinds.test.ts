import { test } from '../support/admin-journey.ts';
import { blockRows, itemRows } from './admin-rows/rows.ts';
import { walkBlock } from './admin-rows/walk-block.ts';
import { walkItem } from './admin-rows/walk-item.ts';

// One of each shape. What the other kinds say and show is in tests/contract/every-kind.test.ts, and
// they are walked through in tests/proof.
test.describe.configure({ mode: 'parallel' });

for (const row of itemRows) if (row.shape) walkItem(row);
for (const row of blockRows) if (row.shape) walkBlock(row);
