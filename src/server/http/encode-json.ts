import { utf8 } from './utf8.ts';

/** From so many parts on an answer is sent in parts: to copy them is work for the collector. */
const long = 100;

/**
 * An answer as the bytes of its JSON. A list whose records are bytes already is made of those very
 * bytes: turning Arabic into bytes is most of what a list of hundreds costs.
 */
export function encodeJson(answer: object): Buffer[] {
  const entries = Object.entries(answer).filter(([, value]) => value !== undefined);
  if (Array.isArray(answer) || !entries.some(([, value]) => isEncoded(value))) {
    return [bytesOf(answer)];
  }
  const members = entries.map(([key, value]) => [
    Buffer.from(`${JSON.stringify(key)}:`),
    ...(isEncoded(value)
      ? enclose(
          '[',
          value.map((record) => [record]),
          ']',
        )
      : [bytesOf(value)]),
  ]);
  const parts = enclose('{', members, '}');
  return parts.length < long ? [Buffer.concat(parts)] : parts;
}

const isEncoded = (value: unknown): value is Buffer[] =>
  Array.isArray(value) && value.length > 0 && value.every(Buffer.isBuffer);

const bytesOf = (value: unknown) => utf8(JSON.stringify(value));

const comma = Buffer.from(',');

const enclose = (start: string, items: Buffer[][], end: string) => [
  Buffer.from(start),
  ...items.flatMap((item, at) => (at > 0 ? [comma, ...item] : item)),
  Buffer.from(end),
];
