import { addressIn } from '../../../../model/addresses.ts';
import type { BlogPost } from '../../../../model/pages/blogs/index.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { PageHead, useOrigin } from '../../layout/page-head.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { useText } from '../../page-context.ts';
import { addressOf } from '../blog/blog-cards.tsx';

/** `description` is the main paragraph without its marks. */
export function PostHead({ post, description }: { post: BlogPost; description: string }) {
  const { language, agencyName } = useText();
  const nameOf = usePageNames();
  const { settings } = useSiteData();
  const origin = useOrigin();
  const { title, author, image } = post;
  const path = addressOf(post);
  return (
    <PageHead
      path={path}
      seo={{ title, description }}
      type="article"
      crumbs={[
        { name: nameOf('blog'), path: publicPaths.blog },
        { name: title, path },
      ]}
      jsonLd={[
        {
          '@type': 'BlogPosting',
          headline: title,
          description,
          datePublished: post.date || post.createdAt,
          inLanguage: language,
          mainEntityOfPage: `${origin}${addressIn(language, path)}`,
          ...(image && { image: new URL(image, `${origin}/`).href }),
          author: { '@type': 'Person', name: author },
          publisher: {
            '@type': 'Organization',
            '@id': `${origin}/#organization`,
            name: settings?.agencyName || agencyName,
            url: `${origin}/`,
          },
        },
      ]}
    />
  );
}
