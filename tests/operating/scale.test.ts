import { expect, test } from 'vitest';
import { mostRequests, simulate } from '../../scripts/scale/simulate.ts';

const page = { instances: 1, saves: 0, pages: 1 };

test('without saves the wait is that of a queue with one server and equal work', () => {
  const hit = 0.001;
  for (const busy of [0.3, 0.6, 0.8]) {
    const outcome = simulate(
      { hit, render: hit },
      { ...page, requests: busy / hit },
      { seconds: 300 },
    );
    expect(outcome.busy).toBeCloseTo(busy, 1);
    // Half of those who come find it busy from busy = 0.5 on; all take at least the work itself.
    expect(outcome.median).toBeGreaterThanOrEqual(1);
    expect(outcome.slowest).toBeGreaterThan(outcome.median);
  }
  // The median wait in such a queue at 80 %, in units of the work: between one and four.
  const { median } = simulate({ hit, render: hit }, { ...page, requests: 800 }, { seconds: 300 });
  expect(median).toBeGreaterThan(1);
  expect(median).toBeLessThan(4);
});

test('saves, not requests, are what an instance runs out of', () => {
  const costs = { hit: 0.0001, render: 0.01 };
  const most = (saves: number) => mostRequests(costs, saves, 100);
  expect(most(0)).toBeGreaterThan(8_500);
  expect(most(0)).toBeLessThan(9_500);
  // Each makes it draw the ten most asked-for pages again, and the others when they are asked for.
  expect(most(1)).toBeLessThan(most(0) * 0.75);
  expect(most(20)).toBeLessThan(most(0) / 10);
});

test('ten instances answer ten times as much, each with all the saves', () => {
  const costs = { hit: 0.0001, render: 0.01 };
  const load = { saves: 0.5, pages: 50 };
  const one = simulate(costs, { ...load, instances: 1, requests: 500 });
  expect(simulate(costs, { ...load, instances: 10, requests: 5_000 })).toEqual(one);
});

test('whoever asks for what is in memory waits for one page at most, not for all of them', () => {
  const costs = { hit: 0.0001, render: 0.01 };
  const { median } = simulate(costs, { instances: 1, requests: 200, saves: 1, pages: 10 });
  expect(median).toBeLessThan(10);
});
