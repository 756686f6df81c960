import { Outlet } from 'react-router';
import { latinFont } from '../ui/font-files.ts';
import { Spinner } from '../ui/spinner.tsx';
import './admin.css';
import { text } from './language/text.ts';

export const links = () => [latinFont];

/** A client loader and no loader: the server sends the fallback alone, and nothing of the area. */
export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return (
    <main className="flex min-h-screen items-center justify-center">
      <AdminHead />
      <noscript>{text.needsScript}</noscript>
      <Spinner text={text.loading} />
    </main>
  );
}

export default function Admin() {
  return (
    <>
      <AdminHead />
      <Outlet />
    </>
  );
}

function AdminHead() {
  return (
    <>
      <title>{text.title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
