import { describeDeaths } from '../leads/kills-on-the-way.ts';
import { engines } from '../support/app.ts';

const everyStep = ['stored', 'connect', 'mail', 'rcpt', 'data', 'end', 'answered'] as const;
describeDeaths(everyStep, { deaths: 12, on: engines });
