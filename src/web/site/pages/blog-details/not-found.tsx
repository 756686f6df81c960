import { publicPaths } from '../../../../model/public-paths.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { SiteLink } from '../../layout/site-link.tsx';

export function NotFound({ texts }: { texts: SiteWords['post'] }) {
  const { heading, text } = texts.notFound;
  return (
    <>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <PageBanner
        heading={heading}
        text={text}
        tagline={texts.tagline}
        action={
          <SiteLink to={publicPaths.blog} className="button-signal">
            {texts.all}
          </SiteLink>
        }
      />
    </>
  );
}
