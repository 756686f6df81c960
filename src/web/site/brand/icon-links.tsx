import { iconSizes } from '../../../model/brand/icons.ts';
import { builtInColours } from '../../../model/brand/palette.ts';
import { isStill } from '../../../model/picture.ts';
import type { Brand } from './brand-style.ts';

/** The icons of the site. What follows the question mark changes with them: browsers keep icons. */
export function IconLinks({ brand }: { brand: Brand | undefined }) {
  if (isStill(brand?.mark)) {
    const version = brand.mark.slice('/uploads/'.length).slice(0, 8);
    const { tab, large, touch } = iconSizes;
    return (
      <>
        {[tab, large].map((size) => (
          <link
            key={size}
            rel="icon"
            type="image/png"
            sizes={`${size}x${size}`}
            href={`/icons/${size}.png?${version}`}
          />
        ))}
        <link rel="apple-touch-icon" href={`/icons/${touch}.png?${version}`} />
      </>
    );
  }
  const isBuiltIn = !brand || brand.signal === builtInColours.signal;
  const drawn = isBuiltIn ? '/favicon.svg' : `/icons/mark.svg?${brand.signal.slice(1)}`;
  return <link rel="icon" href={drawn} type="image/svg+xml" />;
}
