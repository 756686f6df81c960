import { describeDeaths } from './kills-on-the-way.ts';

describeDeaths(2);
