import { expect, test } from 'vitest';
import { list, object, text, texts } from '../../src/model/vocabulary/fields.ts';
import { keepTranslation, showStored } from '../../src/model/vocabulary/translate.ts';

const fields = {
  title: text('Title'),
  bullets: texts('Bullets'),
  fact: object('Fact', { title: text('Title') }),
  items: list('Benefit items', { title: text('Title') }),
};

const english = {
  title: 'Design',
  bullets: ['One', 'Two', 'Three'],
  fact: { title: 'Fact' },
  items: [{ title: 'A' }, { title: 'B' }],
};

const both = {
  ...english,
  fact: { title: 'Fact', ar: { title: 'حقيقة' } },
  items: [
    { title: 'A', ar: { title: 'أ' } },
    { title: 'B', ar: { title: 'ب' } },
  ],
  ar: { title: 'تصميم', bullets: ['واحد', '', 'ثلاثة'] },
};

test('Arabic is merged where there is some, and English shows where there is none', () => {
  const stored = keepTranslation(fields, both);
  expect(showStored(fields, stored, 'ar')).toEqual({
    title: 'تصميم',
    bullets: ['واحد', 'Two', 'ثلاثة'],
    fact: { title: 'حقيقة' },
    items: [{ title: 'أ' }, { title: 'ب' }],
  });
  expect(showStored(fields, stored, 'en')).toEqual(english);
  expect(showStored(fields, stored)).toEqual(both);
});

test('what is stored of a field that the model has no more is not shown', () => {
  const stored = keepTranslation(fields, both);
  const older = {
    ...stored,
    internalNote: 'not for visitors',
    items: (stored.items as object[]).map((item) => ({ ...item, cost: 12 })),
    ar: { ...stored.ar, internalNote: 'سرّ' },
    arFrom: { ...stored.arFrom, internalNote: 'a' },
  };
  for (const language of ['en', 'ar', undefined] as const) {
    expect(showStored(fields, older, language)).toEqual(showStored(fields, stored, language));
  }
});

test('a save without Arabic keeps it, null clears it, another replaces it', () => {
  const stored = keepTranslation(fields, both);
  expect(showStored(fields, keepTranslation(fields, english, stored))).toEqual(both);
  const cleared = keepTranslation(fields, { ...english, ar: null } as never, stored);
  expect(showStored(fields, cleared)).not.toHaveProperty('ar');
  expect(showStored(fields, cleared)).toMatchObject({ fact: { ar: { title: 'حقيقة' } } });
  const replaced = keepTranslation(fields, { ...english, ar: { title: 'جديد' } }, stored);
  expect(showStored(fields, replaced).ar).toEqual({ title: 'جديد' });
});

test('entries that move, come or go keep their own Arabic', () => {
  const stored = keepTranslation(fields, both);
  const moved = keepTranslation(
    fields,
    {
      ...english,
      bullets: ['Three', 'One'],
      items: [{ title: 'B' }, { title: 'C' }, { title: 'A' }],
    },
    stored,
  );
  expect(showStored(fields, moved, 'ar')).toMatchObject({
    bullets: ['ثلاثة', 'واحد'],
    items: [{ title: 'ب' }, { title: 'C' }, { title: 'أ' }],
  });
});

test('Arabic is older once its English has changed, until it is written again', () => {
  const stored = keepTranslation(fields, both);
  expect(showStored(fields, stored)).not.toHaveProperty('arOlder');
  const changed = keepTranslation(fields, { ...both, title: 'Craft' }, stored);
  expect(showStored(fields, changed).arOlder).toEqual(['title']);
  const again = keepTranslation(
    fields,
    { ...both, title: 'Craft', ar: { ...both.ar, title: 'حرفة' } },
    changed,
  );
  expect(showStored(fields, again)).not.toHaveProperty('arOlder');
});

test('Arabic that is said to be right is no longer older, in texts, lists and objects', () => {
  const changed = keepTranslation(
    fields,
    {
      ...english,
      title: 'Craft',
      bullets: ['One', 'Two', 'Third'],
      fact: { title: 'Truth' },
      items: [{ title: 'A' }, { title: 'C' }],
    },
    keepTranslation(fields, both),
  );
  expect(showStored(fields, changed).arOlder).toEqual(['title', 'bullets']);
  const { ar = {}, fact, ...read } = changed;
  const { items } = changed as { items?: object[] };
  const saved = keepTranslation(
    fields,
    {
      ...read,
      ar,
      arRight: ['title', 'bullets'],
      fact: { ...(fact as object), arRight: ['title'] },
      items: items?.map((item) => ({ ...item, arRight: ['title', 'nothing'] })),
    },
    changed,
  );
  expect(JSON.stringify(saved)).not.toContain('arRight');
  expect(JSON.stringify(showStored(fields, saved))).not.toContain('arOlder');
  expect(showStored(fields, saved)).toMatchObject({ ar, fact: { ar: { title: 'حقيقة' } } });
  // It holds for that English alone.
  const again = keepTranslation(fields, { ...changed, title: 'Skill' }, saved);
  expect(showStored(fields, again).arOlder).toEqual(['title']);
});

test('nothing is right that has no Arabic', () => {
  const saved = keepTranslation(fields, { ...english, arRight: ['title'] });
  expect(saved).not.toHaveProperty('arFrom');
});
