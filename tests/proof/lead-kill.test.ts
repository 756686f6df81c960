import { describeDeaths } from '../leads/kills-on-the-way.ts';

describeDeaths(12);
