import { useText } from '../language/dictionary.ts';
import type { MainLinkTarget } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

interface MainLinkProps extends MainLinkTarget {
  className: string;
  onClick?: () => void;
}

export function MainLink({ label, path, isNew, ...link }: MainLinkProps) {
  const { navigation } = useText();
  return (
    <SiteLink {...link} to={path}>
      {navigation[label]}
      {isNew && <span className="new-badge">{navigation.newBadge}</span>}
    </SiteLink>
  );
}
