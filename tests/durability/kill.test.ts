import { describeKills } from './kills-amid-saves.ts';

// More than one life's worth; five hundred lives in tests/proof.
describeKills({ saves: 9, kills: 1 });
