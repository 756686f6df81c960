import { usePage } from '../page-context.ts';
import { type MainLinkTarget, sectionOf } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

interface MainLinkProps extends MainLinkTarget {
  className: string;
}

export function MainLink({ label, path, isNew, className }: MainLinkProps) {
  const { pathname, text } = usePage();
  const { navigation } = text;
  return (
    <SiteLink to={path} isAbove={sectionOf(pathname)?.path === path} className={className}>
      {navigation[label]}
      {isNew && <span className="new-badge">{navigation.newBadge}</span>}
    </SiteLink>
  );
}
