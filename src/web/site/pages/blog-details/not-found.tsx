import { publicPaths } from '../../../../model/public-paths.ts';
import type { BlogHeadings } from '../../content.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { useText } from '../../page-context.ts';

interface NotFoundProps {
  heading: string;
  /** Null when they could not be read. */
  headings: BlogHeadings | null;
}

export function NotFound({ heading, headings }: NotFoundProps) {
  const { navigation } = useText();
  return (
    <>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <PageBanner
        heading={heading}
        text={headings?.missingText}
        tagline={navigation.blog}
        action={
          <SiteLink to={publicPaths.blog} className="button-signal">
            {headings?.all ?? navigation.blog}
          </SiteLink>
        }
      />
    </>
  );
}
