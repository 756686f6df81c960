import type { Block, Children, Collection, Page } from './nodes.ts';

/** Where a node stands: the name of its records in the database, and its address. */
export interface Place<N extends Block | Collection = Block | Collection> {
  readonly node: N;
  readonly page: Page;
  /** The keys down to it: `services.services.primaryServices`. */
  readonly kind: string;
  /** Below /api, with `:name` for the ids of the records around it. */
  readonly path: string;
  /** The collection whose record it belongs to. */
  readonly owner: Place<Collection> | null;
}

/** Every block and collection of a page, outer ones first. */
export function placesOf(page: Page): Place[] {
  const { root } = page;
  if (root.type === 'group') return below(root.children, page, page.key, page.path, null);
  const place = { node: root, page, kind: page.key, path: root.path ?? page.path, owner: null };
  return [place, ...below(root.children, page, page.key, place.path, null)];
}

/** The name in an address of the id of a collection's record. */
export const idName = (kind: string) =>
  `${kind.split('.').at(-1)?.replace(/ies$/, 'y').replace(/s$/, '')}Id`;

function below(
  children: Children,
  page: Page,
  parentKind: string,
  parentPath: string,
  owner: Place<Collection> | null,
): Place[] {
  return Object.entries(children).flatMap(([key, node]) => {
    const kind = `${parentKind}.${key}`;
    const segment = (node.type === 'group' ? undefined : node.path) ?? kebab(key);
    const path = segment ? `${parentPath}/${segment}` : parentPath;
    if (node.type === 'group') return below(node.children, page, kind, path, owner);
    const place = { node, page, kind, path, owner };
    if (node.type === 'block') return [place, ...below(node.children, page, kind, path, owner)];
    const item = `${path}/:${idName(kind)}`;
    return [place, ...below(node.children, page, kind, item, place as Place<Collection>)];
  });
}

const kebab = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
