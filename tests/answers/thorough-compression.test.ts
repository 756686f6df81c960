import { expect, test } from 'vitest';
import type { PreparedAnswer } from '../../src/server/answers/prepared-answer.ts';
import { createThoroughCompression } from '../../src/server/answers/thorough-compression.ts';

/** An answer whose compression lasts until the test says so. */
function slowAnswer(made: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = {
    isThorough: false,
    async compressThoroughly() {
      this.isThorough = true;
      made.push(name);
      await promise;
    },
  };
  return { answer: answer as unknown as PreparedAnswer, finish: resolve, done: promise };
}

const always = () => true;

test('one at a time, and what is outdated before its turn is dropped', async () => {
  const compression = createThoroughCompression();
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
  const compression = createThoroughCompression();
  const made: string[] = [];
  const first = slowAnswer(made, 'first');
  compression.add(first.answer, always);
  const others = Array.from({ length: 200 }, (_, at) => slowAnswer(made, `${at}`));
  const failing = { compressThoroughly: () => Promise.reject(new Error('no memory')) };
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
