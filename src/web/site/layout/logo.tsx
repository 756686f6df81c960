import { Picture } from '../../ui/picture.tsx';
import { useText } from '../page-context.ts';
import { useSiteData } from './site-data.ts';
import { SiteLink } from './site-link.tsx';

/** Wide, tall or missing: it keeps the height of the header, and gives way on a phone. */
export function Logo() {
  const { agencyName } = useText();
  const { settings, site } = useSiteData();
  const { logoOnDark, logo, mark } = site?.brand ?? {};
  const name = settings?.agencyName || agencyName;
  return (
    <SiteLink to="/" className="logo">
      {logoOnDark ? (
        <Picture src={logoOnDark} alt={name} sizes="14rem" className={`h-11 ${contained}`} />
      ) : logo ? (
        <span className="inline-flex min-w-0 rounded-small bg-paper px-2.5 py-1.5">
          <Picture src={logo} alt={name} sizes="14rem" className={`h-8 ${contained}`} />
        </span>
      ) : (
        <>
          {mark ? (
            <Picture
              src={mark}
              alt=""
              sizes="2rem"
              className="size-8 flex-none rounded-small object-contain"
            />
          ) : (
            <DrawnMark />
          )}
          <span className="truncate">{name}</span>
        </>
      )}
    </SiteLink>
  );
}

const contained = 'w-auto max-w-[min(14rem,100%)] min-w-0 object-contain';

const DrawnMark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="flex-none">
    <path d="M0 0h16v16H0z" className="fill-signal" />
    <path d="M16 16a16 16 0 0 1 16-16v16z" className="fill-paper" />
    <path d="M0 16h16v16A16 16 0 0 1 0 16z" className="fill-paper" />
    <circle cx="24" cy="24" r="8" className="fill-signal-on-ink" />
  </svg>
);
