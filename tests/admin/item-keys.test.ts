import { expect, test } from 'vitest';
import { fitKeys } from '../../src/web/admin/controls/use-item-keys.ts';

test('every item of a list has a key of its own, and those there are keep theirs', () => {
  expect(fitKeys([], 3)).toEqual([0, 1, 2]);
  const longer = fitKeys([2, 0, 1], 5);
  expect(longer.slice(0, 3)).toEqual([2, 0, 1]);
  expect(new Set(longer).size).toBe(5);
  expect(fitKeys([2, 0, 1], 2)).toEqual([2, 0]);
});
