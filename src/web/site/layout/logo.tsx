import { useText } from '../page-context.ts';
import { useSiteData } from './site-data.ts';
import { SiteLink } from './site-link.tsx';

export function Logo() {
  const { agencyName } = useText();
  const { settings } = useSiteData();
  return (
    <SiteLink
      to="/"
      className="inline-flex min-h-11 max-w-full min-w-0 items-center gap-2.5 text-title font-semibold"
    >
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="flex-none">
        <path d="M0 0h16v16H0z" className="fill-signal" />
        <path d="M16 16a16 16 0 0 1 16-16v16z" className="fill-paper" />
        <path d="M0 16h16v16A16 16 0 0 1 0 16z" className="fill-paper" />
        <circle cx="24" cy="24" r="8" className="fill-signal-on-ink" />
      </svg>
      <span className="truncate">{settings?.agencyName || agencyName}</span>
    </SiteLink>
  );
}
