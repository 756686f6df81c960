import { type ReactNode, useState } from 'react';

interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** Shown instead of a picture that cannot be loaded. */
  placeholder: ReactNode;
}

export function Picture({ src, placeholder, alt, ...rest }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (src === brokenSrc) return placeholder;
  const markBroken = () => setBrokenSrc(src);
  return (
    <img
      {...rest}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={markBroken}
      // It may have failed before hydration, when nobody was listening.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) markBroken();
      }}
    />
  );
}
