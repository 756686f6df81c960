import { describeKills } from './kills-amid-saves.ts';

// More than two lives' worth.
describeKills(33);
