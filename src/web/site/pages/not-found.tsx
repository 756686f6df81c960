import { data } from 'react-router';
import { useText } from '../language/dictionary.ts';
import { mainLinks } from '../layout/navigation.ts';
import { SiteLink } from '../layout/site-link.tsx';

/** Answered, not thrown: a wrong address is nothing to log. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default function NotFound() {
  const { notFound, navigation } = useText();
  return (
    <section className="grid-motif border-b border-paper-line">
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <div className="page-width flex min-h-[70vh] flex-col justify-center gap-6 py-24">
        <p className="text-lead font-medium text-signal">404</p>
        <h1 className="max-w-200 text-display font-semibold">{notFound.heading}</h1>
        <p className="max-w-measure text-lead text-muted">{notFound.text}</p>
        <ul className="flex flex-wrap gap-3">
          {mainLinks.map(({ label, path }) => (
            <li key={path}>
              <SiteLink to={path} className="button-quiet">
                {navigation[label]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
