import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import type { Collection, Node, Page } from '../../model/vocabulary/nodes.ts';
import { idName, type Place, placesOf } from '../../model/vocabulary/tree.ts';
import { checkSave } from '../content/check-save.ts';
import type { Ids } from '../content/rows.ts';
import { createItem, saveBlock } from '../content/save-content.ts';
import { keepPicture } from '../pictures/keep-picture.ts';
import { pictureJob } from '../pictures/picture-jobs.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import { uploadNameFor } from '../pictures/upload-name.ts';
import { root } from '../process/root.ts';
import type { Database } from '../storage/storage.ts';

const demo = join(root, 'demo');

/** Who has written it, until somebody changes it. */
export const demoAuthor = 'demo';

/** By the key of each page. */
export type DemoContent = Record<string, unknown>;

/** By its address at run time: needed once, it is no part of the built program. */
export async function loadDemo(): Promise<DemoContent> {
  const { demoContent } = await import(pathToFileURL(join(demo, 'index.ts')).href);
  return demoContent;
}

/** The path of each picture that the content names, once it is stored, as it is: it is our own. */
export async function storePictures(
  db: Database,
  uploads: UploadStore,
  content: unknown,
): Promise<Map<string, string>> {
  const fewAtOnce = pLimit(4);
  const paths = await fewAtOnce.map(
    pictureNames(content),
    async (file): Promise<[string, string]> => {
      const bytes = await readFile(join(demo, 'images', file));
      const facts = await pictureJob({ does: 'describe', bytes });
      const name = uploadNameFor(bytes, facts);
      const { width, height } = facts;
      return [file, await keepPicture(uploads, db, { name, width, height, bytes })];
    },
  );
  return new Map(paths);
}

/** The name of a file, alone in a field or as a picture in a text. */
const pictureFile = /(?<=^|!\[[^\]]*\]\()[\w-]+\.(?:png|webp|jpg|gif)(?=$| "|\))/g;

function pictureNames(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const [file] of value.matchAll(pictureFile)) names.add(file);
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) pictureNames(inner, names);
  }
  return names;
}

type Values = Record<string, unknown>;

/** Stores what stands at a node of the page, the page itself or one of its kinds, and all below. */
export async function seedNode(
  db: Database,
  page: Page,
  { node, kind, value }: { node: Node; kind: string; value: unknown },
  paths: Map<string, string>,
): Promise<void> {
  const places = new Map(placesOf(page).map((place) => [place.kind, place]));
  await seed(node, kind, value, {});

  async function seed(node: Node, kind: string, value: unknown, ids: Ids): Promise<void> {
    const place = places.get(kind) as Place;
    if (node.type !== 'group' && node.builtIn && value === undefined) return;
    if (value === undefined) throw new Error(`The demo content has no ${kind}.`);
    if (node.type === 'collection') {
      for (const item of value as Values[]) {
        const save = { ...saveOf(node, item), ...(item._id ? { id: String(item._id) } : {}) };
        const { id } = await createItem(db, place as Place<Collection>, ids, save);
        await seedChildren(node, kind, item, { ...ids, [idName(kind)]: id });
      }
      return;
    }
    if (node.type === 'block') {
      await saveBlock(db, { ...place, node }, ids, saveOf(node, value as Values));
    }
    await seedChildren(node, kind, value as Values, ids);
  }

  async function seedChildren({ children }: Node, kind: string, value: Values, ids: Ids) {
    for (const [key, child] of Object.entries(children)) {
      await seed(child, `${kind}.${key}`, value[key], ids);
    }
  }

  function saveOf(node: Exclude<Node, { type: 'group' }>, value: Values) {
    const own = Object.entries(value).filter(([key]) => !(key in node.children));
    const stored = withPaths(Object.fromEntries(own), paths) as Values;
    return { values: checkSave(node, stored).values, by: demoAuthor };
  }
}

/** Every file that a value names, at whatever depth, gives way to the path where it is stored. */
function withPaths(value: unknown, paths: Map<string, string>): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(pictureFile, (file) => paths.get(file) ?? file);
  }
  if (Array.isArray(value)) return value.map((each) => withPaths(each, paths));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withPaths(each, paths)]),
  );
}
