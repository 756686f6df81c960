import { expect, test } from 'vitest';
import { text } from '../../src/model/vocabulary/fields.ts';
import { image } from '../../src/model/vocabulary/images.ts';
import { differences } from '../../src/web/admin/content/differences.ts';

const fields = { details: text('Details'), more: text('Details'), image: image('Image') };

test('two fields that are called the same are told apart', () => {
  const before = { details: 'one', more: 'one', ar: { details: 'واحد' } };
  const after = { details: 'two', more: 'two', ar: { details: 'اثنان' } };
  const keys = differences(fields, before, after).map(({ key }) => key);
  expect(keys).toEqual(['details', 'ar.details', 'more']);
});

test('only pictures are shown as such', () => {
  const before = { details: '/uploads/a.png', image: '/uploads/a.png' };
  const after = { details: '/uploads/b.png', image: null };
  expect(differences(fields, before, after)).toEqual([
    expect.objectContaining({ key: 'details', isPicture: false }),
    expect.objectContaining({ key: 'image', isPicture: true, after: '' }),
  ]);
});
