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

/** The reads that do not follow from the model, by their names. */
export const namedReads = (db: Database, content: Content): NamedReads => ({
  latestPosts: readLatestPosts(content),
  homeExamples: readHomeExamples(db),
  contactDetails: readContactDetails(db, content),
  servicesMenu: readServicesMenu(db, content),
  wording: readWording(db),
});

/** Their routes in the API, and one of a read that no page needs. */
export const namedRoutes = (db: Database, content: Content, named: NamedReads): Read[] => [
  latestBlogs(named.latestPosts),
  homeExamples(named.homeExamples),
  contactDetails(named.contactDetails),
  servicesNavbar(named.servicesMenu),
  locationByName(content),
  wording(readWording(db)),
];
