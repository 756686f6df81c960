import { test } from '../support/admin-journey.ts';
import { blockRows, itemRows } from './admin-rows/rows.ts';
import { updateBlock, walkBlock } from './admin-rows/walk-block.ts';
import { addAndDelete, walkItem } from './admin-rows/walk-item.ts';

// One of each shape, and the first of them all the way. What every kind says and shows is in
// tests/contract/every-kind.test.ts, and each is walked through in tests/proof.
test.describe.configure({ mode: 'parallel' });

const [item, ...items] = itemRows.filter(({ shape }) => shape);
const [block, ...blocks] = blockRows.filter(({ shape }) => shape);
if (item) walkItem(item);
if (block) walkBlock(block);
for (const row of items) addAndDelete(row);
for (const row of blocks) updateBlock(row);
