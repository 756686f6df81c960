import type { SiteWords } from '../../../../model/wording/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { BlogSummary } from '../../content.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { addressOf } from './blog-cards.tsx';
import { Byline } from './byline.tsx';
import { PostPicture } from './post-picture.tsx';

interface LatestPostProps {
  post: BlogSummary;
  label: string;
  texts: SiteWords['blog'];
}

export function LatestPost({ post, label, texts }: LatestPostProps) {
  return (
    <section aria-label={label} className="page-width pt-[clamp(4rem,8vw,7.5rem)]">
      <article className="card group grid lg:grid-cols-[minmax(0,7fr)_5fr]">
        <PostPicture
          post={post}
          sizes="(min-width: 1280px) 46rem, (min-width: 1024px) 58vw, 100vw"
          className="lg:h-full"
        />
        <div className="flex flex-col justify-center gap-5 p-6 sm:p-10">
          <p className="text-small font-medium text-muted">{label}</p>
          <h2 className="text-heading font-semibold">
            <SiteLink
              to={addressOf(post)}
              className="after:absolute after:inset-0 group-hover:text-signal"
            >
              {post.title}
            </SiteLink>
          </h2>
          <p className="text-lead text-muted">{post.description.mainHeading}</p>
          <Byline post={post} by={texts.by} />
          <span aria-hidden="true" className="text-link">
            {texts.read}
            <Icon name="arrow" />
          </span>
        </div>
      </article>
    </section>
  );
}
