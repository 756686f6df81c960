import { arabicFont, latinFont } from '../../ui/font-files.ts';
import { ar } from '../language/ar.ts';
import { SiteError, SitePages } from './frame.tsx';
import { keepSite, loadSite } from './site-data.ts';
import { siteStyles } from './site-styles.ts';

export const loader = loadSite;
export const clientLoader = loadSite;
export const shouldRevalidate = keepSite;

// Digits, phones and names need the Latin glyphs too.
export const links = () => [siteStyles, arabicFont, latinFont];

export default function ArabicSite() {
  return <SitePages dictionary={ar} />;
}

export function ErrorBoundary() {
  return <SiteError dictionary={ar} />;
}
