import type { SiteWords } from '../../../../model/wording/index.ts';
import type { BlogPost } from '../../content.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { Prose } from '../../text/prose.tsx';
import { Byline } from '../blog/byline.tsx';
import { PostParts } from './post-parts.tsx';

export function Article({ post, texts }: { post: BlogPost; texts: SiteWords['post'] }) {
  const nameOf = usePageNames();
  const { mainPara, subHeading } = post.description;
  return (
    <article>
      <PageBanner
        heading={post.title}
        tagline={nameOf('blog')}
        picture={post}
        action={<Byline post={post} by={texts.by} />}
      />
      <div className="page-width section-space grid gap-x-16 gap-y-12 lg:grid-cols-[16rem_1fr]">
        <PostParts heading={texts.parts} parts={subHeading} />
        <div className="flex max-w-measure flex-col gap-14 lg:col-start-2">
          <Prose text={mainPara} markup="page" className="text-title" />
          {Object.entries(subHeading).map(([place, { title, description }]) => (
            <section
              key={place}
              aria-labelledby={`part-${Number(place) + 1}`}
              className="flex flex-col gap-4"
            >
              <h2
                id={`part-${Number(place) + 1}`}
                className="text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] font-semibold"
              >
                {title}
              </h2>
              <Prose text={description} markup="page" under={2} className="lg:text-[1.125rem]" />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
