import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { extname, join } from 'node:path';
import pLimit from 'p-limit';
import type { VariantFormat } from '../../model/picture.ts';
import { imageLimits } from '../../model/vocabulary/images.ts';
import type { DescribedPicture, EncodedPicture } from './picture.ts';

export type PictureJob =
  | { does: 'encode'; bytes: Buffer; pngOnly: boolean }
  | { does: 'describe'; bytes: Buffer }
  | { does: 'vary'; bytes: Buffer; width: number; format: VariantFormat };

export interface PictureAnswers {
  encode: EncodedPicture;
  describe: DescribedPicture;
  vary: Buffer;
}

/** The picture is at fault, not the machine: it cannot be decoded, or is none that is taken. */
export class UnusablePicture extends Error {}

/**
 * All work on pixels, one job at a time, in a process that is there while there is work. Ten of the
 * largest pictures at once then take no more memory than one.
 */
export function pictureJob<J extends PictureJob>(
  job: J,
  { isWaitedFor = true } = {},
): Promise<PictureAnswers[J['does']]> {
  return oneAtATime(() => askProcess(job, isWaitedFor)) as Promise<PictureAnswers[J['does']]>;
}

const oneAtATime = pLimit(1);
const IDLE_MS = 10_000;
const GIVE_UP_AFTER_MS = 90_000;
const LOWER = 10;

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

async function askProcess(job: PictureJob, isWaitedFor: boolean): Promise<unknown> {
  clearTimeout(idle);
  running ??= launchProcess();
  const worker = running;
  prioritize(worker, isWaitedFor);
  const done = new AbortController();
  const late = setTimeout(() => worker.kill('SIGKILL'), GIVE_UP_AFTER_MS);
  worker.ref();
  worker.channel?.ref();
  try {
    const ended = once(worker, 'exit', done).then(([code, signal]) => {
      throw new UnusablePicture(`The decoder ended with ${signal ?? code}.`);
    });
    const answered = once(worker, 'message', done);
    worker.send(job);
    const [reply] = await Promise.race([answered, ended]);
    if (reply.hasGrown) {
      end(worker);
      await once(worker, 'exit');
    }
    if ('refused' in reply) throw new UnusablePicture(reply.refused);
    return reply.answer;
  } finally {
    done.abort();
    clearTimeout(late);
    // Waiting for more work must not keep the program from ending.
    worker.unref();
    worker.channel?.unref();
    idle = setTimeout(() => end(worker), IDLE_MS).unref();
  }
}

/** What nobody waits for leaves the processor to everybody else. */
function prioritize({ pid }: ChildProcess, isWaitedFor: boolean): void {
  try {
    if (pid) setPriority(pid, getPriority() + (isWaitedFor ? 0 : LOWER));
  } catch {
    // Not every system lets a process rise again; the next one starts from the top.
  }
}

/** Beside this file, in the sources as in the build. */
function launchProcess(): ChildProcess {
  const program = join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`);
  const worker = fork(program, [String(imageLimits.pixels)], {
    execArgv: [],
    // No password or key comes near a stranger's file. One arena: freed memory is reused, not kept.
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (const event of ['exit', 'error']) worker.on(event, () => end(worker));
  return worker;
}

/** The next job gets another one. */
function end(worker: ChildProcess): void {
  if (running === worker) running = undefined;
  if (worker.connected) worker.disconnect();
}
