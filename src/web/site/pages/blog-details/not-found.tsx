import type { Blogs } from '../../../../model/pages/blogs/index.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { SiteLink } from '../../layout/site-link.tsx';

interface NotFoundProps {
  heading: string;
  /** Null when they could not be read. */
  headings: Blogs['headings'] | null;
}

export function NotFound({ heading, headings }: NotFoundProps) {
  const nameOf = usePageNames();
  return (
    <>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <PageBanner
        heading={heading}
        text={headings?.missingText}
        tagline={nameOf('blog')}
        action={
          <SiteLink to={publicPaths.blog} className="button-signal">
            {headings?.all ?? nameOf('blog')}
          </SiteLink>
        }
      />
    </>
  );
}
