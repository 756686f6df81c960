import { expect, test } from 'vitest';
import { sayEach, sayIn, sayInEnglish } from '../../src/model/messages/say.ts';
import { pages } from '../../src/model/pages/index.ts';
import { contentEndpoints } from '../../src/model/vocabulary/endpoints.ts';

/**
 * Written by hand from the product's specification: tests that are derived from the model cannot
 * tell when the model itself is wrong.
 */
const calls = `
GET /home | Failed to fetch home data
POST /home/portfolio | Failed to save portfolio item
PUT /home/portfolio/{id} | Failed to save portfolio item
DELETE /home/portfolio/{id} | Failed to delete portfolio item
POST /home/faq | Failed to save FAQ item
PUT /home/faq/{id} | Failed to save FAQ item
DELETE /home/faq/{id} | Failed to delete FAQ item
GET /blogs | Failed to fetch blogs
GET /blogs/{id} | Failed to fetch blogs
POST /blogs | Failed to save blog
PUT /blogs/{id} | Failed to save blog
DELETE /blogs/{id} | Failed to delete blog
PUT /blogs/banner | Failed to update banner
DELETE /blogs/banner | Failed to delete banner
GET /services | Failed to fetch services data
PUT /services/banner | Failed to update banner
DELETE /services/banner | Failed to delete banner
PUT /services/efficient-process | Failed to update process
POST /services/efficient-process/cards | Failed to add process card
PUT /services/efficient-process/cards/{id} | Failed to update process card
DELETE /services/efficient-process/cards/{id} | Failed to delete process card
PUT /services/expert-at | Failed to update expert section
POST /services/expert-at/cards | Failed to add expert card
PUT /services/expert-at/cards/{id} | Failed to update expert card
DELETE /services/expert-at/cards/{id} | Failed to delete item
POST /services/projects | Failed to add project
PUT /services/projects/{id} | Failed to update project
DELETE /services/projects/{id} | Failed to delete project
POST /services/services | Failed to save service
PUT /services/services/{id} | Failed to save service
DELETE /services/services/{id} | Failed to delete service
PUT /services/services/{id}/banner | Failed to update banner
PUT /services/services/{id}/design-process | Failed to update design process
POST /services/services/{id}/design-process/cards | Failed to save design process card
PUT /services/services/{id}/design-process/cards/{id} | Failed to save design process card
DELETE /services/services/{id}/design-process/cards/{id} | Failed to delete design process card
POST /services/services/{id}/primary-services | Failed to save primary service
PUT /services/services/{id}/primary-services/{id} | Failed to save primary service
DELETE /services/services/{id}/primary-services/{id} | Failed to delete primary service
POST /services/services/{id}/primary-services/{id}/secondary-services | Failed to save secondary service
PUT /services/services/{id}/primary-services/{id}/secondary-services/{id} | Failed to save secondary service
DELETE /services/services/{id}/primary-services/{id}/secondary-services/{id} | Failed to delete secondary service
PUT /services/case-study | Failed to update case study
DELETE /services/case-study | Failed to delete case study
GET /about | Failed to fetch about data
PUT /about/banner | Failed to update banner
DELETE /about/banner | Failed to delete banner
PUT /about/innovation | Failed to update innovation section
DELETE /about/innovation | Failed to delete innovation section
POST /about/features | Failed to save feature
PUT /about/features/{id} | Failed to save feature
DELETE /about/features/{id} | Failed to delete feature
PUT /about/strategy | Failed to update strategy main text
POST /about/strategy/cards | Failed to save strategy card
PUT /about/strategy/cards/{id} | Failed to save strategy card
DELETE /about/strategy/cards/{id} | Failed to delete strategy card
PUT /about/development | Failed to update development main text
POST /about/development/cards | Failed to save development card
PUT /about/development/cards/{id} | Failed to save development card
DELETE /about/development/cards/{id} | Failed to delete development card
GET /our-work | Failed to fetch our work data
PUT /our-work/banner | Failed to update banner
DELETE /our-work/banner | Failed to delete banner
PUT /our-work/stats | Failed to update statistics
DELETE /our-work/stats | Failed to delete statistics
POST /our-work/work/cards | Failed to save work card
PUT /our-work/work/cards/{id} | Failed to save work card
DELETE /our-work/work/cards/{id} | Failed to delete work card
POST /our-work/testimonials | Failed to save testimonial
PUT /our-work/testimonials/{id} | Failed to save testimonial
DELETE /our-work/testimonials/{id} | Failed to delete testimonial
GET /contact | Failed to fetch contact data
PUT /contact/banner | Failed to update banner
DELETE /contact/banner | Failed to delete banner
PUT /contact/info | Failed to update contact information
PUT /contact/help | Failed to update help text
DELETE /contact/help | Failed to delete help text
GET /local-seo | Failed to fetch Local SEO data
POST /local-seo | Failed to save Local SEO data
PUT /local-seo/{id} | Failed to save Local SEO data
DELETE /local-seo/{id} | Failed to delete Local SEO entry
GET /seo/page/home | Failed to fetch SEO data
PUT /seo/admin/page/home | Error updating SEO data
GET /seo/page/services | Failed to fetch SEO data
PUT /seo/admin/page/services | Error updating SEO data
GET /seo/page/our-work | Failed to fetch SEO data
PUT /seo/admin/page/our-work | Error updating SEO data
GET /seo/page/about-us | Failed to fetch SEO data
PUT /seo/admin/page/about-us | Error updating SEO data
GET /seo/page/blogs | Failed to fetch SEO data
PUT /seo/admin/page/blogs | Error updating SEO data
GET /seo/page/contact-us | Failed to fetch SEO data
PUT /seo/admin/page/contact-us | Error updating SEO data
GET /seo/page/website-leasing | Failed to fetch SEO data
PUT /seo/admin/page/website-leasing | Error updating SEO data
GET /settings | Failed to fetch settings
PUT /settings | Failed to update settings
POST /settings/client-logos | Failed to save client logo
PUT /settings/client-logos/{id} | Failed to save client logo
DELETE /settings/client-logos/{id} | Failed to delete client logo
`;

test('the model gives exactly the calls and texts of the specification', () => {
  const specified = calls.trim().split('\n');
  // A kind of one's own may come beside them; at their addresses nothing may differ.
  const addresses = new Set(specified.map((call) => call.split(' ')[1]));
  // Reading one record, its history and the order are the same everywhere; blogs/{id} is named.
  const beyond = ['list versions', 'restore', 'reorder'];
  const derived = pages
    .flatMap(contentEndpoints)
    .filter(
      ({ does, path }) =>
        !beyond.includes(does) && (does !== 'read item' || path.startsWith('/blogs')),
    )
    .map(({ method, path, failed }) => ({ method, failed, path: path.replaceAll(/:\w+/g, '{id}') }))
    .filter(({ path }) => addresses.has(path))
    .map(({ method, path, failed }) => `${method} ${path} | ${sayIn('en', failed)}`);
  expect(derived.toSorted()).toEqual(specified.toSorted());
});

test('every write needs a right and no read does', () => {
  for (const { method, does, for: audience } of pages.flatMap(contentEndpoints)) {
    expect(audience !== 'everyone').toBe(method !== 'GET' || does === 'list versions');
  }
});

const successes: Record<string, { added?: string; updated?: string; deleted?: string }> = {
  '/blogs': { added: 'Blog added successfully!' },
  '/blogs/banner': { updated: 'Banner updated successfully!' },
  '/local-seo': {
    added: 'Local SEO data created successfully',
    updated: 'Local SEO data updated successfully',
  },
  '/services/expert-at/cards': { deleted: 'Item deleted successfully!' },
};

test('successes are told in the words of the specification', () => {
  for (const [path, texts] of Object.entries(successes)) {
    const endpoint = pages
      .flatMap(contentEndpoints)
      .find((each) => each.path === path && 'place' in each);
    if (!endpoint || !('place' in endpoint)) throw new Error(`no place at ${path}`);
    const { noun: _, ...said } = endpoint.place.node.messages;
    expect(sayEach(sayInEnglish, said)).toMatchObject(texts);
  }
});

test('what a delete takes along is said before it', () => {
  const confirmations = pages
    .flatMap(contentEndpoints)
    .flatMap((endpoint) => (endpoint.does === 'delete item' ? [endpoint.place] : []))
    .filter(({ kind }) => ['services.services', 'services.services.primaryServices'].includes(kind))
    .map(({ node }) => sayIn('en', node.messages.confirmDelete));
  expect(confirmations[0]).toMatch(/primary and secondary services/);
  expect(confirmations[1]).toMatch(/secondary services/);
});
