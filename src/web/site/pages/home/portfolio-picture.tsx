import { Picture } from '../../../ui/picture.tsx';
import { pictureAt, placeholderPicture } from '../../illustrations/keywords.ts';

export function PortfolioPicture({ image, name }: { image: string; name: string }) {
  const shape = {
    width: 800,
    height: 600,
    className: 'aspect-4/3 w-full rounded-card object-cover',
  };
  return (
    <Picture
      {...shape}
      src={pictureAt(image)}
      alt={name}
      placeholder={<img {...shape} src={placeholderPicture} alt="" />}
    />
  );
}
