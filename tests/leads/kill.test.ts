import { describeDeaths } from './kills-on-the-way.ts';

// Before the message and at its end; at every step and on both engines in tests/proof.
describeDeaths(['stored', 'end'], { deaths: 1, on: ['sqlite'] });
