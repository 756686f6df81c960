/** From so many on a list is long, and its records are those that the memory of records keeps. */
const long = 100;

const encoded = new WeakMap<object, Buffer>();

/**
 * An answer as the bytes of its JSON, in parts. Turning Arabic into bytes is most of what a list of
 * hundreds costs, so each record of a long list is written once for as long as it is kept, and its
 * bytes are part of every answer that has it: to copy them is work for the collector.
 */
export function encodeJson(answer: object): Buffer[] {
  const entries = Object.entries(answer).filter(([, value]) => value !== undefined);
  if (Array.isArray(answer) || !entries.some(([, value]) => isLongList(value))) {
    return [bytesOf(answer)];
  }
  const members = entries.map(([key, value]) => [
    Buffer.from(`${JSON.stringify(key)}:`),
    ...(isLongList(value) ? enclose('[', value.map(keepBytes), ']') : [bytesOf(value)]),
  ]);
  return enclose('{', members, '}');
}

const isLongList = (value: unknown): value is object[] =>
  Array.isArray(value) &&
  value.length >= long &&
  value.every((item) => typeof item === 'object' && item !== null);

function keepBytes(record: object): Buffer[] {
  const bytes = encoded.get(record) ?? bytesOf(record);
  encoded.set(record, bytes);
  return [bytes];
}

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));

const comma = Buffer.from(',');

const enclose = (start: string, items: Buffer[][], end: string) => [
  Buffer.from(start),
  ...items.flatMap((item, at) => (at > 0 ? [comma, ...item] : item)),
  Buffer.from(end),
];
