import { Arch } from '../../../ui/arch.tsx';
import { useGroupClass } from '../../layout/site-data.ts';

interface GroupArchProps {
  slug: string;
  /** Among the groups. */
  position: number;
  className: string;
  /** For a width of 200. */
  height?: number;
}

/** Each group's own front. */
export function GroupArch({ slug, className, ...arch }: GroupArchProps) {
  const groupClass = useGroupClass();
  return <Arch {...arch} className={`${groupClass(slug)} ${className}`} />;
}
