import { publicPaths } from '../../../model/public-paths.ts';
import { useText } from '../page-context.ts';
import { Said } from '../text/said.tsx';
import { usePageNames } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

export interface Crumb {
  name: string;
  /** The English path. */
  path: string;
}

/** From the page under the home page to this one. */
export function Crumbs({ steps }: { steps: Crumb[] }) {
  const { navigation } = useText();
  const nameOf = usePageNames();
  const here = steps.at(-1);
  return (
    <nav aria-label={navigation.breadcrumbs}>
      <ol className="crumbs">
        {[{ name: nameOf('home'), path: publicPaths.home }, ...steps.slice(0, -1)].map(
          ({ name, path }) => (
            <li key={path}>
              <SiteLink to={path}>
                <Said text={name} />
              </SiteLink>
            </li>
          ),
        )}
        <li aria-current="page">
          <span>
            <Said text={here?.name ?? ''} />
          </span>
        </li>
      </ol>
    </nav>
  );
}
