import { describeDeaths } from '../leads/kills-on-the-way.ts';

describeDeaths(12, ['stored', 'connect', 'mail', 'rcpt', 'data', 'end', 'answered']);
