import { Picture } from '../../../ui/picture.tsx';
import { pictureAt, placeholderPicture } from '../../illustrations/keywords.ts';

export function PortfolioPicture({ image, name }: { image: string; name: string }) {
  const shape = { width: 800, height: 600, className: 'absolute size-full object-cover' };
  return (
    <Picture
      {...shape}
      src={pictureAt(image)}
      alt={name}
      sizes="(min-width: 1280px) 44rem, (min-width: 1024px) 55vw, 100vw"
      placeholder={<img {...shape} src={placeholderPicture} alt="" />}
    />
  );
}
