import type { BlogPost } from '../../../../model/pages/blogs/index.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Clauses } from '../../../ui/clauses.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { usePageNames } from '../../layout/navigation.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { useText } from '../../page-context.ts';
import { Contents } from '../../text/contents.tsx';
import { partId } from '../../text/part-id.ts';
import { WrittenProse } from '../../text/prose.tsx';
import { standIn } from '../../text/stand-in.ts';
import { Byline } from '../blog/byline.tsx';
import type { WrittenPost } from './load-post.ts';

/** Set like a page of a magazine: a margin for what is about the text, and one for what it shows. */
export function Article({
  post,
  written,
  texts,
}: {
  post: BlogPost;
  written: WrittenPost;
  texts: SiteWords['post'];
}) {
  const nameOf = usePageNames();
  const { language } = useText();
  const { mainPara, subHeading } = post.description;
  return (
    <article className="page-width">
      <header className="post-head @container">
        <SiteLink to={publicPaths.blog} className="text-link">
          {nameOf('blog')}
        </SiteLink>
        <PageHeading text={post.title}>
          <Clauses text={post.title} />
        </PageHeading>
      </header>
      {post.image && (
        <Picture
          src={post.image}
          alt={post.imageAlt}
          focus={post.imageFocus}
          priority
          sizes="(min-width: 1280px) 72.5rem, 92vw"
          className="post-picture"
        />
      )}
      <div className="post-body long-text">
        <Byline post={post} by={texts.by} />
        <div className="post-text">
          <WrittenProse text={mainPara} html={written.main} className="text-title" />
        </div>
        <Contents heading={texts.parts} titles={subHeading.map(({ title }) => title)} />
        <div className="post-text">
          {Object.entries(subHeading).map(([place, { title, description }]) => (
            <section key={place} aria-labelledby={partId(Number(place))} className="later">
              <h2
                id={partId(Number(place))}
                className="font-semibold"
                {...standIn(title, language)}
              >
                {title}
              </h2>
              <WrittenProse text={description} html={written.parts[Number(place)] ?? ''} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
