import { useLocation } from 'react-router';
import { useText } from '../language/dictionary.ts';
import { type MainLinkTarget, sectionOf } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

interface MainLinkProps extends MainLinkTarget {
  className: string;
  onClick?: () => void;
}

export function MainLink({ label, path, isNew, ...link }: MainLinkProps) {
  const { navigation } = useText();
  const { pathname } = useLocation();
  return (
    <SiteLink {...link} to={path} isAbove={sectionOf(pathname)?.path === path}>
      {navigation[label]}
      {isNew && <span className="new-badge">{navigation.newBadge}</span>}
    </SiteLink>
  );
}
