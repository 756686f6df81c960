import { publicPaths } from '../../../model/public-paths.ts';
import { useText } from '../page-context.ts';
import { usePageNames } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

export interface Crumb {
  name: string;
  /** The English path. */
  path: string;
}

/** On a new line the stroke comes first: it goes with the step that it leads to. */
const stepClass = "flex items-center gap-2 before:content-['/']";

/** From the page under the home page to this one. */
export function Crumbs({ steps }: { steps: Crumb[] }) {
  const { navigation } = useText();
  const nameOf = usePageNames();
  const here = steps.at(-1);
  return (
    <nav aria-label={navigation.breadcrumbs}>
      <ol className="flex flex-wrap items-center gap-x-2 text-small">
        {[{ name: nameOf('home'), path: publicPaths.home }, ...steps.slice(0, -1)].map(
          ({ name, path }, index) => (
            <li key={path} className={index > 0 ? stepClass : undefined}>
              <SiteLink
                to={path}
                className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
              >
                {name}
              </SiteLink>
            </li>
          ),
        )}
        <li aria-current="page" className={stepClass}>
          <span className="opacity-80">{here?.name}</span>
        </li>
      </ol>
    </nav>
  );
}
