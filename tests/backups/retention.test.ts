import { expect, test } from 'vitest';
import { backupName, type Occasion } from '../../src/server/backups/backup-name.ts';
import { outdated, toRemove } from '../../src/server/backups/retention.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-17T12:00:00Z');

interface Made {
  occasion?: Occasion;
  isIncomplete?: boolean;
}
const made = (daysAgo: number, { occasion, isIncomplete = false }: Made = {}) =>
  backupName({ madeAt: now - daysAgo * day, occasion, isIncomplete });

test.each([
  { what: 'all of two days', kept: [0, 0.1, 0.2, 1, 1.9, 2], gone: [] },
  { what: 'the newest of each day after that', kept: [0, 3, 4], gone: [3.1, 3.4, 4.4] },
  // Weeks begin on Thursdays, as the first day of 1970 did: 19 and 26 days ago are Thursdays.
  { what: 'the newest of each week after two', kept: [0, 20, 27], gone: [21, 25, 28] },
  { what: 'the newest of each month after eight weeks', kept: [0, 60, 80], gone: [70, 100] },
  { what: 'nothing after a year', kept: [0, 364], gone: [366, 700] },
  { what: 'the last one, however old', kept: [900], gone: [901] },
])('keeps $what', ({ kept, gone }) => {
  const names = [...kept, ...gone].map((age) => made(age));
  expect(outdated(names, now).sort()).toEqual(gone.map((age) => made(age)).sort());
});

test('keeps a copy before a migration or a restore for 30 days, in nobody’s stead', () => {
  const whole = [made(0), made(5.2), made(400)];
  const [young, old] = [
    made(5.1, { occasion: 'before-migration' }),
    made(31, { occasion: 'before-restore' }),
  ];
  expect(outdated([...whole, young, old], now)).toEqual([old, made(400)]);
  // Nor is it taken for the last one that holds everything.
  expect(outdated([made(400), young], now)).toEqual([]);
});

test('keeps the three newest copies before a migration', () => {
  const before = [1, 2, 3, 4, 5].map((daysAgo) => made(daysAgo, { occasion: 'before-migration' }));
  expect(outdated([made(0), ...before], now)).toEqual(before.slice(3));
});

test('never lets go of more than a third in one go, the oldest first', () => {
  const all = [0, 1, 2, 3, 4, 5, 6].map((daysAgo) => made(daysAgo));
  const years = 400 * day;
  expect(outdated(all, now + years)).toHaveLength(6);
  expect(toRemove(all, now + years)).toEqual([made(5), made(6)]);
  expect(toRemove([made(0), made(400)], now)).toEqual([made(400)]);
});

test('keeps one that lacks pictures until there is a newer one, and the last complete one', () => {
  const lacking = (daysAgo: number) => made(daysAgo, { isIncomplete: true });
  expect(outdated([lacking(0), lacking(1), made(500)], now)).toEqual([lacking(1)]);
  expect(outdated([made(0), lacking(1)], now)).toEqual([lacking(1)]);
});

test('leaves alone what is no backup of the program', () => {
  const others = ['notes.txt', '2020-01-01T00-00-00-000Z', `${made(900)}.unfinished`, 'x.tar.gz'];
  expect(outdated([...others, made(0)], now)).toEqual([]);
});

test('ends with a year of monthly copies, whenever it is asked', () => {
  let names: string[] = [];
  for (let hour = 0; hour < 500 * 24; hour += 6) {
    const at = now + hour * 3_600_000;
    names.push(backupName({ madeAt: at, occasion: undefined, isIncomplete: false }));
    const gone = new Set(outdated(names, at));
    names = names.filter((name) => !gone.has(name));
  }
  const months = new Set(names.map((name) => name.slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(12);
  expect(names.length).toBeLessThan(9 + 13 + 7 + 12);
});
