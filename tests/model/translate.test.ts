import { expect, test } from 'vitest';
import { list, object, text, texts } from '../../src/model/vocabulary/fields.ts';
import { kept, shown } from '../../src/model/vocabulary/translate.ts';

const fields = {
  title: text('Title'),
  bullets: texts('Bullets'),
  fact: object('Fact', { title: text('Title') }),
  items: list('Items', { title: text('Title') }),
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
  const stored = kept(fields, both);
  expect(shown(fields, stored, 'ar')).toEqual({
    title: 'تصميم',
    bullets: ['واحد', 'Two', 'ثلاثة'],
    fact: { title: 'حقيقة' },
    items: [{ title: 'أ' }, { title: 'ب' }],
  });
  expect(shown(fields, stored, 'en')).toEqual(english);
  expect(shown(fields, stored)).toEqual(both);
});

test('a save without Arabic keeps it, null clears it, another replaces it', () => {
  const stored = kept(fields, both);
  expect(shown(fields, kept(fields, english, stored))).toEqual(both);
  const cleared = kept(fields, { ...english, ar: null } as never, stored);
  expect(shown(fields, cleared)).not.toHaveProperty('ar');
  expect(shown(fields, cleared)).toMatchObject({ fact: { ar: { title: 'حقيقة' } } });
  const replaced = kept(fields, { ...english, ar: { title: 'جديد' } }, stored);
  expect(shown(fields, replaced).ar).toEqual({ title: 'جديد' });
});

test('entries that move, come or go keep their own Arabic', () => {
  const stored = kept(fields, both);
  const moved = kept(
    fields,
    {
      ...english,
      bullets: ['Three', 'One'],
      items: [{ title: 'B' }, { title: 'C' }, { title: 'A' }],
    },
    stored,
  );
  expect(shown(fields, moved, 'ar')).toMatchObject({
    bullets: ['ثلاثة', 'واحد'],
    items: [{ title: 'ب' }, { title: 'C' }, { title: 'أ' }],
  });
});

test('Arabic is older once its English has changed, until it is written again', () => {
  const stored = kept(fields, both);
  expect(shown(fields, stored)).not.toHaveProperty('arOlder');
  const changed = kept(fields, { ...both, title: 'Craft' }, stored);
  expect(shown(fields, changed).arOlder).toEqual(['title']);
  const again = kept(
    fields,
    { ...both, title: 'Craft', ar: { ...both.ar, title: 'حرفة' } },
    changed,
  );
  expect(shown(fields, again)).not.toHaveProperty('arOlder');
});

test('Arabic that is said to be right is no longer older, in texts, lists and objects', () => {
  const changed = kept(
    fields,
    {
      ...english,
      title: 'Craft',
      bullets: ['One', 'Two', 'Third'],
      fact: { title: 'Truth' },
      items: [{ title: 'A' }, { title: 'C' }],
    },
    kept(fields, both),
  );
  expect(shown(fields, changed).arOlder).toEqual(['title', 'bullets']);
  const { ar = {}, fact, ...read } = changed;
  const { items } = changed as { items?: object[] };
  const saved = kept(
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
  expect(JSON.stringify(shown(fields, saved))).not.toContain('arOlder');
  expect(shown(fields, saved)).toMatchObject({ ar, fact: { ar: { title: 'حقيقة' } } });
  // It holds for that English alone.
  const again = kept(fields, { ...changed, title: 'Skill' }, saved);
  expect(shown(fields, again).arOlder).toEqual(['title']);
});

test('nothing is right that has no Arabic', () => {
  const saved = kept(fields, { ...english, arRight: ['title'] });
  expect(saved).not.toHaveProperty('arFrom');
});
