import { publicPaths } from '../../../model/public-paths.ts';
import { usePage } from '../page-context.ts';
import { type MenuEntry, sectionOf } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

interface MainLinkProps {
  entry: MenuEntry;
  className?: string;
}

export function MainLink({ entry, className }: MainLinkProps) {
  const { page, label, badge } = entry;
  const { pathname } = usePage();
  return (
    <SiteLink to={publicPaths[page]} isAbove={sectionOf(pathname) === page} className={className}>
      {label}
      {badge && <span className="new-badge">{badge}</span>}
    </SiteLink>
  );
}
