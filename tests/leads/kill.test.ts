import { describeDeaths } from './kills-on-the-way.ts';

// Before the message, on the way, whole and unanswered, answered; at every step in tests/proof.
describeDeaths(1, ['stored', 'rcpt', 'end', 'answered']);
