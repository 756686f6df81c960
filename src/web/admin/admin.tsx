import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { latinFont } from '../ui/font-files.ts';
import { Spinner } from '../ui/spinner.tsx';
import './admin.css';
import { en } from './language/en.ts';
import { language, text } from './language/text.ts';

export const links = () => [latinFont];

/** A client loader and no loader: the server sends the fallback alone, and nothing of the area. */
export function clientLoader() {
  return null;
}

/** In English whatever the area's language: the server cannot know it. */
export function HydrateFallback() {
  return (
    <main className="flex min-h-screen items-center justify-center">
      <AdminHead title={en.title} />
      <noscript>{en.needsScript}</noscript>
      <Spinner text={en.loading} />
    </main>
  );
}

export default function Admin() {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  }, []);
  return (
    <>
      <AdminHead title={text.title} />
      <Outlet />
    </>
  );
}

function AdminHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      {/* The library would add an inline style, which the page's policy forbids, unless an element
          has this id already; the rule itself is in admin.css. */}
      <meta id="react-aria-pressable-style" name="robots" content="noindex" />
    </>
  );
}
