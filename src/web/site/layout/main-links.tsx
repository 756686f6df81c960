import { useText } from '../language/dictionary.ts';
import { mainLinks } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

export function MainLinks({ className }: { className: string }) {
  const { navigation } = useText();
  return mainLinks.map(({ label, path, ...link }) => (
    <li key={path}>
      <SiteLink to={path} className={className}>
        {navigation[label]}
        {'isNew' in link && (
          <span className="ms-2 rounded-round bg-signal px-1.5 py-0.5 align-middle text-[0.625rem] font-semibold text-white">
            {navigation.newBadge}
          </span>
        )}
      </SiteLink>
    </li>
  ));
}
