import type { Field, Fields } from '../../src/model/vocabulary/field.ts';

/** What somebody may type or paste anywhere, on purpose or not. */
export const hostileTexts = [
  'https://مثال.إختبار/صورة.png',
  'https://host.example;frame-ancestors *;sandbox/x',
  'https://x,script-src/a;b',
  'javascript:alert(1)//https://x',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/a',
  '/\\evil.example/a',
  'one\r\nset-cookie: a=b\r\n\r\nbody a',
  'a\u0000b\u0007c\u001b[31m\u007f\u0085',
  'a\ud800b\udfffc',
  'a\u202egnp.exe\u2066\u200f',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>\'`{{a}}<%b%>%00%',
  '__proto__',
  '\u202e\u200b',
  '日本語 𝒳 👩‍👩‍👧 ß ﷽ a',
  'a'.repeat(30_000),
] as const;

/** Whether some hostile text is in what was stored. */
export const holdsHostile = (stored: unknown) =>
  hostileTexts.some((text) =>
    JSON.stringify(stored).includes(JSON.stringify(text.slice(0, 20)).slice(0, -1)),
  );

/** A body for the fields in which every value is hostile, a different one in each field. */
export function hostileBody(fields: Fields, round: number): Record<string, unknown> {
  const entries = Object.entries(fields).map(
    ([key, field], index) => [key, hostileValue(field, round + index)] as const,
  );
  const arabic = Object.entries(fields)
    .filter(([, { translated, fields: inner }]) => translated && !inner)
    .map(([key, field], index) => [key, hostileValue(field, round + index + 5)] as const);
  return { ...Object.fromEntries(entries), ar: Object.fromEntries(arabic) };
}

function hostileValue(field: Field, at: number): unknown {
  const text = hostileTexts[at % hostileTexts.length] ?? '';
  switch (field.type) {
    case 'texts':
      return [cut(text, 2000), cut(hostileTexts[(at + 1) % hostileTexts.length] ?? '', 2000)];
    case 'object':
      return hostileBody(field.fields ?? {}, at);
    case 'list':
      return [hostileBody(field.fields ?? {}, at), hostileBody(field.fields ?? {}, at + 3)];
    default:
      return cut(text, field.input.max);
  }
}

/** Long texts as long as they may be: what is longer is refused and would never reach a page. */
const cut = (text: string, max = 30_000) => text.slice(0, max);
