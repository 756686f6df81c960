import type { BlogSummary } from '../../../../model/contracts/named-answers.ts';
import { Picture, PicturePlaceholder } from '../../../ui/picture.tsx';

interface PostPictureProps {
  post: BlogSummary;
  sizes: string;
  className?: string;
}

/** Beside the title, so it needs no text of its own; an editor may give it one. */
export function PostPicture({ post, sizes, className = '' }: PostPictureProps) {
  const shape = `aspect-8/5 w-full object-cover ${className}`;
  if (!post.image) return <PicturePlaceholder className={shape} />;
  return (
    <Picture
      src={post.image}
      alt={post.imageAlt ?? ''}
      focus={post.imageFocus}
      sizes={sizes}
      className={shape}
    />
  );
}
