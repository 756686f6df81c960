import { Picture } from '../../../ui/picture.tsx';

interface HeroPictureProps {
  image: string;
  alt: string;
  focus: string;
}

/** An editor's own picture in place of the tiles: on a narrow screen below the words, else behind them. */
export function HeroPicture({ image, alt, focus }: HeroPictureProps) {
  return (
    <div className="hero-art">
      <Picture
        src={image}
        alt={alt}
        focus={focus}
        priority
        sizes="100vw"
        className="hero-picture"
      />
    </div>
  );
}
