import { latinFont } from '../../ui/font-files.ts';
import { en } from '../language/en.ts';
import { SiteError, SitePages } from './frame.tsx';
import { keepSite, loadSite } from './site-data.ts';
import { siteStyles } from './site-styles.ts';

export const loader = loadSite;
export const clientLoader = loadSite;
export const shouldRevalidate = keepSite;

export const links = () => [siteStyles, latinFont];

export default function EnglishSite() {
  return <SitePages dictionary={en} />;
}

export function ErrorBoundary() {
  return <SiteError dictionary={en} />;
}
