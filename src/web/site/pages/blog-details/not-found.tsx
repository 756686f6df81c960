import { publicPaths } from '../../../../model/public-paths.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import type { texts as english } from './texts/en.ts';

export function NotFound({ texts }: { texts: typeof english }) {
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
