import { pages } from '../../../model/pages/index.ts';
import type { Page } from '../../../model/vocabulary/nodes.ts';
import { pageName } from '../../../model/vocabulary/operation-texts.ts';

/** A part of the API: what generated clients and the page of the description group it by. */
export interface Area {
  readonly name: string;
  readonly description: string;
}

/** Areas that are no page of the site, by how the addresses of their calls begin. */
const others: readonly (Area & { paths: readonly string[] })[] = [
  {
    name: 'Account',
    description: 'Signing in and out, and the password of the administrator.',
    paths: ['/admin/login', '/admin/logout', '/admin/profile', '/admin/change-password'],
  },
  {
    name: 'Leads',
    description: 'What visitors send, and what becomes of it.',
    paths: ['/contact/submit', '/send-email', '/admin/leads'],
  },
  { name: 'Images', description: 'The library of uploaded images.', paths: ['/admin/media'] },
  { name: 'Backups', description: 'How the backups are doing.', paths: ['/admin/backups'] },
  {
    name: 'Demo',
    description: 'The demo content that a new site begins with.',
    paths: ['/admin/demo'],
  },
  {
    name: 'Preview',
    description: 'Pages with what is typed and not saved yet.',
    paths: ['/admin/preview'],
  },
  {
    name: 'Wording',
    description: 'Every word of the interface, and what an administrator says instead.',
    paths: ['/wording'],
  },
  {
    name: 'SEO',
    description: 'The title and description of each page for search engines.',
    paths: ['/seo'],
  },
  {
    name: 'Settings',
    description: 'The agency: its name, its addresses, its clients.',
    paths: ['/settings'],
  },
  {
    name: 'Site',
    description: 'What every page shares: brand, menu, footer, pages in use, simple pages.',
    paths: ['/site'],
  },
  {
    name: 'Operation',
    description: 'Whether the server is alive and can do its work.',
    paths: ['/health', '/ready'],
  },
];

/** The area that a call belongs to: the longest beginning of its address decides. */
export function areaAt(path: string): Area {
  const [found] = areas
    .flatMap(({ paths, ...area }) => paths.map((beginning) => ({ area, beginning })))
    .filter(({ beginning }) => path.startsWith(beginning))
    .sort((one, other) => other.beginning.length - one.beginning.length);
  if (!found) throw new Error(`No area of the API has ${path}`);
  return found.area;
}

const areas = [...others, ...pages.filter(({ publicPath }) => publicPath).map(areaOf)];

function areaOf(page: Page) {
  const name = pageName(page);
  return {
    name: name.slice(0, 1).toUpperCase() + name.slice(1),
    description: `What the site shows at ${page.publicPath}, and its records.`,
    paths: [page.path],
  };
}
