import { data } from 'react-router';
import { useText } from '../language/dictionary.ts';
import { mainLinks } from '../layout/navigation.ts';
import { PageBanner } from '../layout/page-banner.tsx';
import { SiteLink } from '../layout/site-link.tsx';
import { GroupArches } from './service-parts/group-arches.tsx';

/** Answered, not thrown: a wrong address is nothing to log. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default function NotFound() {
  const { notFound, navigation } = useText();
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <PageBanner
        tagline="404"
        heading={notFound.heading}
        text={notFound.text}
        action={mainLinks.map(({ label, path }) => (
          <SiteLink key={path} to={path} className="button-quiet">
            {navigation[label]}
          </SiteLink>
        ))}
        art={<GroupArches />}
      />
    </>
  );
}
