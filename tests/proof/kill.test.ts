import { describeKills } from '../durability/kills-amid-saves.ts';

describeKills(500);
