import type { ReactNode } from 'react';
import { LettersOf } from '../ui/font-links.tsx';
import { IconLinks } from './brand/icon-links.tsx';
import { speculationRules, storedChoice } from './inline-scripts.ts';
import { usePage } from './page-context.ts';
// Linked, not imported: an import would bring it wherever shared code goes.
import siteStyle from './site.css?url';

interface DocumentProps {
  script: string;
  /** The style sheet: one request for each page, that of its kind with what all share in it. */
  style: string | undefined;
  /** What the agency's brand changes in the style sheet. */
  brandStyle: string;
  children: ReactNode;
}

/** A page from its first letter to its last. */
export function Document({ script, style = siteStyle, brandStyle, children }: DocumentProps) {
  const { text, site, isPreview } = usePage();
  const isArabic = text.language === 'ar';
  // A preview is to be looked at: it would send an editor who chose Arabic elsewhere.
  const hasChoice = site.inUse.arabic && !isPreview;
  return (
    <html lang={text.language} dir={isArabic ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Each link asks for a new window, which the frame of a preview forbids: nothing leaves it. */}
        {isPreview && <base target="_blank" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        {hasChoice && <script dangerouslySetInnerHTML={{ __html: storedChoice }} />}
        <link rel="stylesheet" href={style} />
        {brandStyle && <BrandStyle rules={brandStyle} isPreview={isPreview} />}
        {/* Small, and asked for beside the style sheet: nothing is shown that does not work yet. */}
        {!isPreview && <script type="module" src={script} {...{ blocking: 'render' }} />}
        <LettersOf language={text.language} />
        <IconLinks brand={site.site?.brand} />
      </head>
      <body>
        {children}
        {!isPreview && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
      </body>
    </html>
  );
}

/** A preview stands under the policy of the admin area, which takes the rules from here itself. */
const BrandStyle = ({ rules, isPreview }: { rules: string; isPreview: boolean }) =>
  isPreview ? (
    <meta name="brand-style" content={rules} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made of colours and constants
    <style dangerouslySetInnerHTML={{ __html: rules }} />
  );
