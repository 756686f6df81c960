import { Picture } from '../../../ui/picture.tsx';

/** The picture of a banner: the largest thing on the first screen. */
export function BannerPicture({ src, alt }: { src: string; alt: string }) {
  return (
    <div className="max-lg:pb-10 lg:py-12">
      <Picture
        src={src}
        alt={alt}
        priority
        sizes="(min-width: 1280px) 31rem, (min-width: 1024px) 38vw, 92vw"
        className="aspect-8/5 w-full rounded-card object-cover"
      />
    </div>
  );
}
