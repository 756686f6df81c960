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

test('twice the instances serve twice as much, unless saves keep all of them busy', () => {
  const costs = { hit: 0.0001, render: 0.01 };
  const quiet = (instances: number) => mostRequests(costs, { instances, saves: 0, pages: 100 });
  expect(quiet(1)).toBeGreaterThan(8_000);
  expect(quiet(2) / quiet(1)).toBeCloseTo(2, 0);
  // Each save makes every instance draw its ten most asked-for pages again: 0.1 s of its time.
  const many = (saves: number) => mostRequests(costs, { instances: 10, saves, pages: 100 });
  expect(many(5)).toBeLessThan(many(0) * 0.75);
  expect(many(20)).toBeLessThan(many(0) / 10);
});

test('whoever asks for what is in memory waits for one page at most, not for all of them', () => {
  const costs = { hit: 0.0001, render: 0.01 };
  const { median } = simulate(costs, { instances: 1, requests: 200, saves: 1, pages: 10 });
  expect(median).toBeLessThan(10);
});
