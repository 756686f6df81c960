import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createJobProcess, JobDied, JobFailed } from '../../src/server/jobs/job-process.ts';
import { findProgram } from '../support/find-program.ts';
import type { TestJob } from './job-tasks.ts';

const tasks = join(import.meta.dirname, 'job-tasks.ts');
const launch = (options = {}) =>
  createJobProcess<TestJob, unknown>(import.meta, 'job-tasks', options);

test('a job that is refused fails alone; one that crashes takes its process along', async () => {
  const ask = launch();
  const first = await ask('process');
  await expect(ask('refuse')).rejects.toThrow(new JobFailed('not this one'));
  expect(await ask('process')).toBe(first);
  await expect(ask('crash')).rejects.toBeInstanceOf(JobDied);
  const second = await ask('process');
  expect(second).toBeTypeOf('number');
  expect(second).not.toBe(first);
});

test('one file of the server starts processes', () => {
  const starting = globSync('src/server/**/*.ts').filter((file) =>
    /\b(?:fork|spawn|exec|execFile)(?:Sync)?\b[^;]*from 'node:child_process'/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(starting).toEqual(['src/server/jobs/launch-worker.ts']);
});

test('no setting of the server reaches a job', async () => {
  process.env.S3_SECRET_ACCESS_KEY = 'secret';
  expect(await launch()('environment')).toEqual(['MALLOC_ARENA_MAX']);
});

test.runIf(process.platform === 'linux')(
  'what is in the background leaves the processor to others, with every thread',
  async () => {
    const [waitedFor, background] = (await Promise.all([
      launch()('priorities'),
      launch({ isInBackground: true })('priorities'),
    ])) as [number[], number[]];
    expect(background.length).toBeGreaterThan(4);
    expect(Math.min(...background)).toBeGreaterThan(Math.max(...waitedFor));
  },
);

test('one thing at a time is done in the background, whichever process does it', async () => {
  const options = { isInBackground: true };
  const spans = (await Promise.all(
    [launch(options), launch(options), launch(options)].map((ask) => ask('span')),
  )) as { begun: number; ended: number }[];
  const inOrder = spans.toSorted((a, b) => a.begun - b.begun);
  for (const [at, { begun }] of inOrder.entries()) {
    expect(begun).toBeGreaterThanOrEqual(inOrder[at - 1]?.ended ?? 0);
  }
});

test('a process whose server is gone when it answers ends without a word', async () => {
  const worker = fork(join(import.meta.dirname, '../../src/server/jobs/worker.ts'), [tasks], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  worker.stderr?.on('data', (words) => {
    said += words;
  });
  worker.send('hear nothing' satisfies TestJob);
  await expect.poll(() => said).toBe('begun ');
  worker.disconnect();
  await once(worker, 'exit');
  expect(said).toBe('begun ');
});

test('more jobs than may wait are refused, the others are done', async () => {
  const ask = launch();
  const asked = await Promise.allSettled(Array.from({ length: 40 }, () => ask('process')));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(15);
  expect(refused.length).toBeLessThanOrEqual(20);
  for (const each of refused) expect(each).toMatchObject({ reason: { status: 503 } });
});

const prlimit = findProgram('prlimit');

test.skipIf(!prlimit)(
  'without a free descriptor jobs and backups are refused for now, and the process goes on',
  async () => {
    const script = join(import.meta.dirname, 'without-descriptors.ts');
    const limited = ['--nofile=64:64', process.execPath, script];
    const { stdout } = await promisify(execFile)(prlimit ?? '', limited);
    const { told, isWell } = JSON.parse(stdout);
    expect(isWell).toBe(true);
    expect(told.length).toBeGreaterThan(2);
    for (const each of told) expect(each).toEqual(['Refusal', 503, 'EMFILE']);
  },
);
