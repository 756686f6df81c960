import { describeKills } from './kills-amid-saves.ts';

// More than one life's worth.
describeKills({ saves: 17, kills: 2 });
