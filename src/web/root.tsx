import { type ReactNode, use } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigationType,
} from 'react-router';
import { ScriptMark } from './script-mark.ts';
import { type AnswerTo, contentReader, type DocumentFacts } from './site/content.ts';
import { languageOf, twinOf } from './site/language/address.ts';
import { storedChoice } from './site/language/stored-choice.ts';

/** What only the page that is asked for first needs: search engines ask for each one first. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<DocumentFacts> {
  const reader = context.get(contentReader);
  const path = languageOf(url.pathname) === 'ar' ? twinOf(url.pathname) : url.pathname;
  const [site, page] = await Promise.all([
    reader.read('/site'),
    reader.read(`/page-facts/${encodeURIComponent(path)}`).catch(() => null),
  ]);
  return { ...(site as AnswerTo<'/site'>), page: page as DocumentFacts['page'] };
}

/** The origin does not change under a visitor. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation().pathname);
  const isNewPage = useNavigationType() !== 'POP';
  return (
    <html
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      data-arrival={isNewPage ? 'new' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script {...storedChoice} nonce={use(ScriptMark)} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Only for a failure outside every layout, where no dictionary is at hand. */
export function ErrorBoundary() {
  return (
    <main>
      <title>Error</title>
      <h1>Error Loading Data</h1>
      <p lang="ar" dir="rtl">
        خطأ في تحميل البيانات
      </p>
    </main>
  );
}
