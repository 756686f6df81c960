import { describeKills } from './kills-amid-saves.ts';

// More than one life's worth.
describeKills(17);
