import { useText } from '../language/dictionary.ts';
import type { MainLinkTarget } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

export function MainLink({
  label,
  path,
  isNew,
  className,
}: MainLinkTarget & { className: string }) {
  const { navigation } = useText();
  return (
    <SiteLink to={path} className={className}>
      {navigation[label]}
      {isNew && <span className="new-badge">{navigation.newBadge}</span>}
    </SiteLink>
  );
}
