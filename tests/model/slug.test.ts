import { expect, test } from 'vitest';
import { longSlugOf, slugOf } from '../../src/model/slug.ts';

test.each([
  ['Design & UX', 'design-&-ux'],
  ['Web Design & Development', 'web-design-&-development'],
  ['E-Commerce Web Development', 'e-commerce-web-development'],
  ['ASP.NET Development', 'asp-net-development'],
  ['Search Engine Optimization (SEO)', 'search-engine-optimization'],
  ['  A&B  ', 'a-&-b'],
  ['Conversion Rate Optimization [CRO] ', 'conversion-rate-optimization'],
  ['تطوير المواقع', 'تطوير-المواقع'],
  ['???', ''],
])('%s is at %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['asp.net-development', 'asp-net-development'],
  ['Search Engine Optimization (SEO)', 'search-engine-optimization-seo'],
  ['DESIGN-&-UX', 'design-&-ux'],
  ['abu dhabi', 'abu-dhabi'],
])('%s is asked for as %s', (written, slug) => {
  expect(longSlugOf(written)).toBe(slug);
});
