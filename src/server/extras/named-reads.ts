import type { Content } from '../content/content.ts';
import type { NamedReads } from '../content/content-reader.ts';
import type { Read } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';
import { readWording, wording } from '../wording/read-wording.ts';
import { contactDetails, readContactDetails } from './contact-details.ts';
import { homeExamples, readHomeExamples } from './home-examples.ts';
import { latestBlogs, readLatestPosts } from './latest-blogs.ts';
import { locationByName } from './local-seo-lookup.ts';
import { readServicesMenu, servicesNavbar } from './services-navbar.ts';

/** What is read that does not follow from the model, by its name. */
export const namedReads = (db: Database, content: Content): NamedReads => ({
  latestPosts: readLatestPosts(content),
  homeExamples: readHomeExamples(db),
  contactDetails: readContactDetails(db, content),
  servicesMenu: readServicesMenu(db, content),
  wording: readWording(db),
});

/** The same as routes of the API, and the one that only the API has. */
export const namedRoutes = (db: Database, content: Content, named: NamedReads): Read[] => [
  latestBlogs(named.latestPosts),
  homeExamples(named.homeExamples),
  contactDetails(named.contactDetails),
  servicesNavbar(named.servicesMenu),
  locationByName(content),
  wording(readWording(db)),
];
