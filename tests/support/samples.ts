import type { Field, Fields } from '../../src/model/vocabulary/field.ts';
import type { Block, Collection } from '../../src/model/vocabulary/nodes.ts';

/** A body that passes every rule of a node; `mark` tells one sample from the next. */
export function sampleOf(node: Block | Collection, mark = 'one'): Record<string, unknown> {
  return sampleFields(node.fields, mark);
}

/** The same with every translated text in Arabic. */
export const arabicMark = 'عربي';

export function withArabic(fields: Fields, values: Record<string, unknown>) {
  const ar: Record<string, unknown> = {};
  const answer: Record<string, unknown> = { ...values, ar };
  for (const [key, field] of Object.entries(fields)) {
    if (field.fields && field.type === 'object') {
      answer[key] = withArabic(field.fields, values[key] as Record<string, unknown>);
    } else if (field.fields) {
      const inner = field.fields;
      answer[key] = (values[key] as Record<string, unknown>[]).map((item) =>
        withArabic(inner, item),
      );
    } else if (field.translated) {
      ar[key] =
        field.type === 'texts' ? (values[key] as string[]).map(arabic) : arabic(values[key]);
    }
  }
  return answer;
}

const arabic = (english: unknown) => `${arabicMark} ${english}`.slice(0, 60);

const sampleFields = (fields: Fields, mark: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, sampleValue(key, field, mark)]),
  );

function sampleValue(key: string, field: Field, mark: string): unknown {
  switch (field.type) {
    case 'text':
      if (field.input.type === 'url' || field.input.type === 'link')
        return `https://example.com/${key}/${mark}`;
      return `${key} ${mark}`.slice(0, field.input.max);
    case 'texts':
      return [`first ${mark}`, `second ${mark}`];
    case 'number':
      return Math.max(field.input.min ?? 0, 3);
    case 'date':
      return '2026-03-14';
    case 'choice':
      return Object.keys(field.input.options ?? {})[0];
    case 'colour':
      // Legible on paper and under ink, as what it is for demands.
      return '#c63418';
    case 'toggle':
      return true;
    case 'image':
      return `/uploads/${mark}.png`;
    case 'focus':
      return '50% 30%';
    case 'object':
      return sampleFields(field.fields ?? {}, mark);
    case 'list': {
      const { fields = {}, input } = field;
      const each = input.oneForEach;
      if (!each) return [sampleFields(fields, mark)];
      const options = Object.keys(fields[each]?.input.options ?? {});
      return options.map((option) => ({ ...sampleFields(fields, mark), [each]: option }));
    }
  }
}
