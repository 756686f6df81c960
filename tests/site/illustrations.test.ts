import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BenefitMark } from '../../src/web/site/pages/location/benefit-mark.tsx';

/** A browser that takes none from the viewBox would call the picture empty, and so broken. */
test('every drawing says how large it is', () => {
  const files = globSync('src/web/**/*.svg');
  expect(files.length).toBeGreaterThan(4);
  const without = files.filter((file) => {
    const [opening = ''] = /<svg\b[^>]*>/.exec(readFileSync(file, 'utf8')) ?? [];
    return !/\swidth="[\d.]+(em)?"/.test(opening) || !/\sheight="[\d.]+(em)?"/.test(opening);
  });
  expect(without).toEqual([]);
});

test.each(['__proto__', 'constructor', 'nothing known'])(
  'for the keyword %s the arch is drawn',
  (icon) => {
    expect(renderToStaticMarkup(BenefitMark({ icon }))).toBe(
      renderToStaticMarkup(BenefitMark({ icon: '' })),
    );
  },
);
