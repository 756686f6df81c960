import { describeTwoInstances } from './two-instances.ts';

// When another takes over an e-mail says tests/leads/outbox.test.ts; in tests/proof one has to. That
// the second waits for the first to fill the database says tests/storage/outage.test.ts.
describeTwoInstances({ seed: 'none', saves: 8, leads: 4, deaths: 0 });
