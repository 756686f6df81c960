import { createReadStream, openAsBlob } from 'node:fs';
import type { Readable } from 'node:stream';
import { StartProblem } from '../process/start-problem.ts';
import { NoAnswer } from '../s3/bucket-away.ts';
import { type Ask, openBucket, type S3Settings } from '../s3/open-bucket.ts';
import { drop, unlessSilent } from '../s3/read-answer.ts';
import { sumOf } from './archive.ts';
import { readBackupName } from './backup-name.ts';

/** A second place for backups, away from the machine. */
export interface BackupBucket {
  /** In place of what has that name; read back before it counts. */
  put(name: string, file: string): Promise<void>;
  open(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
}

/** In milliseconds. A backup may be gigabytes on a slow line. */
const limits = { read: 30_000, write: 50 * 60_000 };

export function openBackupBucket(settings: S3Settings): BackupBucket {
  const bucket = openBucket(settings);
  const ask: Ask = (request) =>
    bucket.ask(request).catch((cause) => {
      const what = `The bucket for backups at ${settings.endpoint}`;
      const how =
        cause instanceof NoAnswer ? 'cannot be reached.' : `does not do it: ${cause.message}`;
      throw new StartProblem(`${what} ${how}`, { cause });
    });

  async function open(name: string): Promise<Readable | null> {
    const answer = await ask({ method: 'GET', path: bucket.pathOf(name), within: limits.read });
    return answer && unlessSilent(answer, { inAll: limits.write });
  }

  return {
    open,
    async put(name, file) {
      const sum = await sumOf(createReadStream(file));
      // From the disk as it goes out: a backup may be larger than the memory.
      const body = await openAsBlob(file, { type: 'application/gzip' });
      const headers = { 'content-type': body.type, 'x-amz-content-sha256': sum };
      const path = bucket.pathOf(name);
      const answer = await ask({ method: 'PUT', path, headers, body, within: limits.write });
      if (answer) drop(answer);
      const stored = answer && (await open(name));
      if (!stored || (await sumOf(stored)) !== sum) {
        const { bucket: where } = settings;
        throw new StartProblem(`The bucket for backups ${where} has not kept ${name} as it is.`);
      }
    },
    async remove(name) {
      const answer = await ask({
        method: 'DELETE',
        path: bucket.pathOf(name),
        within: limits.read,
      });
      if (answer) drop(answer);
    },
    async list() {
      const objects = await Array.fromAsync(bucket.list(ask, { within: limits.read }));
      return objects.map(({ name }) => name).filter((name) => readBackupName(name) !== undefined);
    },
  };
}
