import { describeTwoInstances } from './two-instances.ts';

// When another takes over an e-mail says tests/leads/outbox.test.ts; in tests/proof one has to.
describeTwoInstances({ saves: 8, leads: 4, deaths: 0 });
