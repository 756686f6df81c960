import { Picture } from '../../../ui/picture.tsx';

interface HeroPictureProps {
  image: string;
  alt: string;
  focus: string;
}

/** An editor's own picture in place of the film: on a phone below the words, else behind them. */
export function HeroPicture({ image, alt, focus }: HeroPictureProps) {
  return (
    <Picture
      src={image}
      alt={alt}
      focus={focus}
      priority
      sizes="100vw"
      className="absolute inset-0 -z-20 size-full max-w-none object-cover max-lg:top-auto max-lg:h-100"
    />
  );
}
