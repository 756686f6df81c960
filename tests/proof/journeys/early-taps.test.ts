import { tapEarly } from '../../journeys/tap-early.ts';
import { test } from '../../support/journey.ts';
import { phone } from '../../support/slow-phone.ts';

test.use(phone);

for (const path of ['/', '/ar']) {
  for (const name of ['menu', 'expert', 'question', 'next'] as const) {
    tapEarly(path, name, { moments: [0, 300, 1000], within: 100 });
  }
}
