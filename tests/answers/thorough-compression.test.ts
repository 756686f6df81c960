import { expect, test } from 'vitest';
import type { PreparedAnswer } from '../../src/server/answers/prepared-answer.ts';
import { createThoroughCompression } from '../../src/server/answers/thorough-compression.ts';

/** An answer whose compression lasts until the test says so. */
function slowAnswer(made: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = {
    isThorough: false,
    madeAt: 0,
    async compressThoroughly() {
      this.isThorough = true;
      made.push(name);
      await promise;
    },
  };
  return { answer: answer as unknown as PreparedAnswer, finish: resolve, done: promise };
}

const always = () => true;
const later = 60_000;

test('one at a time, and what is outdated before its turn is dropped', async () => {
  const compression = createThoroughCompression(() => later);
  const made: string[] = [];
  const first = slowAnswer(made, 'first');
  const outdated = slowAnswer(made, 'outdated');
  const last = slowAnswer(made, 'last');
  let isCurrent = true;
  compression.add(first.answer, always);
  compression.add(outdated.answer, () => isCurrent);
  compression.add(last.answer, always);
  compression.add(last.answer, always);
  expect(made).toEqual(['first']);
  isCurrent = false;
  first.finish();
  await expect.poll(() => made).toEqual(['first', 'last']);
  last.finish();
  compression.add(first.answer, always);
  expect(made).toEqual(['first', 'last']);
});

test('few wait, a failure stops nobody, and after the end nothing is begun', async () => {
  const compression = createThoroughCompression(() => later);
  const made: string[] = [];
  const first = slowAnswer(made, 'first');
  compression.add(first.answer, always);
  const others = Array.from({ length: 200 }, (_, at) => slowAnswer(made, `${at}`));
  const failing = { madeAt: 0, compressThoroughly: () => Promise.reject(new Error('no memory')) };
  compression.add(failing as unknown as PreparedAnswer, always);
  for (const { answer, finish } of others) {
    finish();
    compression.add(answer, always);
  }
  first.finish();
  await expect.poll(() => made.length).toBeGreaterThan(2);
  await first.done;
  expect(made.length).toBeLessThan(10);

  compression.stop();
  const late = slowAnswer(made, 'late');
  compression.add(late.answer, always);
  expect(made).not.toContain('late');
});

test('an answer that was made a moment ago is left as it is: the next save may outdate it', () => {
  let now = 1_000;
  const compression = createThoroughCompression(() => now);
  const made: string[] = [];
  const { answer } = slowAnswer(made, 'young');
  compression.add(answer, always);
  expect(made).toEqual([]);
  now = later;
  compression.add(answer, always);
  expect(made).toEqual(['young']);
});
