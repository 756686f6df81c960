import { LettersOf } from '../ui/font-links.tsx';
import { AdminLoading } from './admin.tsx';
import { inLanguage } from './language/in-language.ts';
import { sentences } from './language/sentences.ts';

/** The id of the element that the area is rendered into. */
export const adminRoot = 'admin';

const english = inLanguage(sentences, 'en');

interface AdminDocumentProps {
  script: string;
  styles: string[];
}

/**
 * All that the server sends of the area: its scripts bring the rest. In English whatever the
 * area's language: the server cannot know it.
 */
export function AdminDocument({ script, styles }: AdminDocumentProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{english.title}</title>
        {/* The library would add an inline style, which the page's policy forbids, unless an element
            has this id already; the rule itself is in admin.css. */}
        <meta id="react-aria-pressable-style" name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <LettersOf language="en" />
        <script type="module" src={script} />
      </head>
      <body>
        <div id={adminRoot}>
          <noscript>{english.needsScript}</noscript>
          <AdminLoading words={english} />
        </div>
      </body>
    </html>
  );
}
