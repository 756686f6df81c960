import { describeKills } from '../durability/kills-amid-saves.ts';

describeKills({ saves: 500, kills: 500 });
