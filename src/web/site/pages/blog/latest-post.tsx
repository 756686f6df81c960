import type { BlogSummary } from '../../../../model/contracts/named-answers.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Clauses } from '../../../ui/clauses.tsx';
import { fitWords } from '../../../ui/fit-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { Said } from '../../text/said.tsx';
import { addressOf } from './blog-cards.tsx';
import { Byline } from './byline.tsx';
import { PostPicture } from './post-picture.tsx';

interface LatestPostProps {
  post: BlogSummary;
  label: string;
  texts: SiteWords['blog'];
}

/** The front page: one post from edge to edge. */
export function LatestPost({ post, label, texts }: LatestPostProps) {
  return (
    <section aria-label={label} className="latest-post on-ink">
      <article className="group">
        <PostPicture
          post={post}
          sizes="(min-width: 1024px) 60vw, 100vw"
          className="latest-picture"
        />
        <div className="@container">
          <p className="text-small font-medium text-signal-on-ink">{label}</p>
          <h2 className={`font-semibold ${fitWords(post.title)}`}>
            <SiteLink
              to={addressOf(post)}
              className="after:absolute after:inset-0 group-hover:text-signal-on-ink"
            >
              <Said text={post.title}>
                <Clauses text={post.title} />
              </Said>
            </SiteLink>
          </h2>
          <p className="text-lead text-muted-on-ink">
            <Said text={post.description.mainHeading} />
          </p>
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
