import type { PublicPage } from '../../model/public-paths.ts';
import { aboutPage } from './pages/about/about.tsx';
import { blogPage } from './pages/blog/blog.tsx';
import { postPage } from './pages/blog-details/blog-details.tsx';
import { contactPage } from './pages/contact/contact.tsx';
import { homePage } from './pages/home/home.tsx';
import { leasingPage } from './pages/leasing/leasing.tsx';
import { locationPage } from './pages/location/location.tsx';
import { locationsPage } from './pages/locations/locations.tsx';
import { olderPostsPage } from './pages/older-posts/older-posts.tsx';
import { ourWorkPage } from './pages/our-work/our-work.tsx';
import { primaryServicePage } from './pages/primary-service/primary-service.tsx';
import { mainServicePage } from './pages/service/service.tsx';
import { servicesPage } from './pages/services/services.tsx';
import { simplePage } from './pages/simple-page/simple-page.tsx';
import type { SitePage } from './site-page.tsx';

/** Each kind of page, by the name of its path. */
export const pages: Record<PublicPage, SitePage> = {
  home: homePage,
  services: servicesPage,
  mainService: mainServicePage,
  primaryService: primaryServicePage,
  locations: locationsPage,
  location: locationPage,
  ourWork: ourWorkPage,
  about: aboutPage,
  blog: blogPage,
  olderPosts: olderPostsPage,
  post: postPage,
  contact: contactPage,
  simplePage,
  leasing: leasingPage,
  leasingInRiyals: leasingPage,
};
