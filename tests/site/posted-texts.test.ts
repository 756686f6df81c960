import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { island } from '../../src/web/site/islands/island.tsx';
import { PageContext } from '../../src/web/site/page-context.ts';

test('what somebody posted is not kept, what all pages show is', () => {
  let drawn = 0;
  const Form = ({ posted }: { posted?: { values: object } | undefined }) => {
    drawn += 1;
    return createElement('p', null, JSON.stringify(posted));
  };
  const Island = island('contact-section-form', Form, 'used');
  const show = (posted?: { values: object }) =>
    renderToString(
      createElement(
        PageContext,
        { value: { isPreview: false } as never },
        createElement(Island, { posted }),
      ),
    );
  show();
  show();
  expect(drawn).toBe(1);
  show({ values: { email: 'mona@example.com' } });
  expect(show({ values: { email: 'mona@example.com' } })).toContain('mona@example.com');
  expect(drawn).toBe(3);
});
