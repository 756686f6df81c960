import type { Feature } from '../../features/feature.ts';
import { allFeatures, type ContentKey, type ListedKey, ownPathsOf } from '../../features/index.ts';
import type { ContentReads } from '../../model/contracts/content-reader.ts';
import { contentPages } from '../../model/pages/index.ts';
import type { Page } from '../../model/vocabulary/nodes.ts';
import { placesOf } from '../../model/vocabulary/tree.ts';

/** A public page whose address no record decides. */
export interface FixedPage {
  /** Its English path. */
  path: string;
  feature: Feature;
  /** The kinds of the records that it shows. */
  kinds: string[];
  /** The page is empty without a record of these kinds; no kinds where it never is empty. */
  needs: string[];
  content: ContentKey;
  /** What of the answer tells whether it is in Arabic: words that are built in always are. */
  mainContent: string[];
}

export const fixedPages: readonly FixedPage[] = allFeatures.flatMap((feature) =>
  ownPathsOf(feature).map((path) => fixedPageAt(path, feature)),
);

function fixedPageAt(path: string, feature: Feature): FixedPage {
  const content = feature.content as ContentKey;
  const page: Page = contentPages[content];
  const places = placesOf(page).filter(({ owner }) => owner === null);
  const needed = feature.unstored === 'nothing' ? places.filter(({ node }) => !node.builtIn) : [];
  const { seo } = feature;
  return {
    path,
    feature,
    kinds: [...places.map(({ kind }) => kind), ...(seo ? [`seo.${seo}`] : [])],
    needs: needed.map(({ kind }) => kind),
    content,
    mainContent: Object.entries(page.root.children)
      .filter(([, node]) => !(node.type === 'block' && node.builtIn))
      .map(([key]) => key),
  };
}

/** What the page shows of its content: of a long list the beginning. */
export const readFixedPage = <L extends 'one' | 'both'>(
  { feature, content }: FixedPage,
  reads: ContentReads<L>,
): Promise<object> =>
  feature.longList
    ? reads.list(content as ListedKey, { limit: feature.longList.first })
    : reads.page(content);
