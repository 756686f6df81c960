/** A program for a test, run under a low limit of open files: jobs while none is left, and after. */
import { closeSync, openSync } from 'node:fs';
import { backupJob } from '../../src/server/backups/backup-jobs.ts';
import { createJobProcess } from '../../src/server/jobs/job-process.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import type { TestJob } from './job-tasks.ts';

const ask = createJobProcess<TestJob, unknown>(import.meta, 'job-tasks');
const told: unknown[] = [];
const tell = (error: { name: string; status?: number; cause?: { code: string } }) =>
  told.push([error.name, error.status, error.cause?.code]);

for (const left of [0, 1, 2, 3, 4]) {
  const taken = takeAll();
  for (const descriptor of taken.splice(0, left)) closeSync(descriptor);
  await ask('process').catch(tell);
  if (left === 0) await backupJob({ does: 'tidy', settings: readSettings({}) }).catch(tell);
  for (const descriptor of taken) closeSync(descriptor);
}
const isWell = typeof (await ask('process')) === 'number';
process.stdout.write(JSON.stringify({ told, isWell }));

function takeAll(): number[] {
  const taken: number[] = [];
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'));
  } catch {
    return taken;
  }
}
