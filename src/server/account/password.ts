import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** The memory (KiB) and passes that OWASP names for Argon2id; old hashes keep their own. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return writeHash(cost, salt, await digest(password, salt, 32, cost));
}

/** Takes as long for a wrong password as for the right one. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const { salt, tag, ...itsCost } = read(hash);
  return timingSafeEqual(await digest(password, salt, tag.length, itsCost), tag);
}

/** Fits no password and costs as much to try: stands in for an account that does not exist. */
export const nobodysHash = writeHash(cost, randomBytes(16), randomBytes(32));

type Cost = typeof cost;

const deriveKey = promisify(argon2);
// Each digest takes 19 MB and a core: a flood of them waits instead.
const inTurn = pLimit(2);

/** Normalized, since keyboards differ in how they compose the same letters. */
function digest(password: string, nonce: Buffer, tagLength: number, its: Cost) {
  const message = password.normalize('NFKC');
  return inTurn(() => deriveKey('argon2id', { ...its, message, nonce, tagLength }));
}

/** The usual text form: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
function writeHash({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  const costs = `m=${memory},t=${passes},p=${parallelism}`;
  return ['', 'argon2id', 'v=19', costs, toUnpaddedBase64(salt), toUnpaddedBase64(tag)].join('$');
}

function read(hash: string): Cost & { salt: Buffer; tag: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!parts) throw new Error('A stored password hash is not readable.');
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function toUnpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
