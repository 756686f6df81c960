import { describeDeaths } from './kills-on-the-way.ts';

// Before the message and at its end; at every step in tests/proof.
describeDeaths(1, ['stored', 'end']);
