import { nounIn } from '../words/nouns.ts';
import type { ContentAction } from './endpoints.ts';
import type { Collection, Node, Page } from './nodes.ts';
import { idName, type Place, placesOf } from './tree.ts';

/** How an operation is called by programs, and how the description of the API tells of it. */
export interface OperationTexts {
  /** The `operationId`: unique, in camel case, and kept for good, since generated clients have it. */
  readonly name: string;
  /** In a few words … */
  readonly summary: string;
  /** … and what they leave open. */
  readonly description: string;
}

/** The texts of an operation on content, from where its node stands and from its noun. */
export function textsOf(action: ContentAction): OperationTexts {
  if (action.does === 'read page') return pageTexts(action.page);
  const { does, place } = action;
  const { one, all } = namesOf(place);
  const said = spokenOf(place);
  switch (does) {
    case 'read item':
      return texts(`get ${one}`, `Read ${said}`, [
        foundAt(place),
        holding(place, 'It has all that it holds:'),
        hiding(place) && 'Visitors get 404 for a record that is not public.',
        publicPageOf(place),
      ]);
    case 'create':
      return texts(`create ${one}`, `Add ${said}`, [
        foundAt(place),
        newestFirst(place) ? 'It takes its place by date.' : 'It goes to the end of the list.',
        slugRule(place),
        limitRule(place),
      ]);
    case 'save item':
      return texts(`update ${one}`, `Save ${said}`, [
        foundAt(place),
        replaces,
        slugRule(place),
        publicPageOf(place),
      ]);
    case 'save block':
      return texts(`update ${one}`, `Save ${said}`, [
        foundAt(place),
        place.node.save === 'merge'
          ? 'Changes the fields that are sent; the others stay as they are.'
          : replaces,
        place.node.takesChildren &&
          `A list that is sent along (${keysOf(place)}) is the whole list: records with a known id stay, those without one are added, the others go.`,
      ]);
    case 'delete item':
      return texts(`delete ${one}`, `Delete ${said}`, [
        foundAt(place),
        holding(place, 'What it holds goes with it:'),
        'It can be brought back from its history.',
      ]);
    case 'delete block':
      return texts(`delete ${one}`, `Delete ${said}`, [
        foundAt(place),
        place.node.builtIn ? 'What is built in is shown again.' : 'It is null from then on.',
        'What was stored can be brought back from its history.',
      ]);
    case 'reorder':
      return texts(`reorder ${all}`, `Put the ${all} in order`, [
        foundAt(place),
        'Takes the ids of all of them, each once, in the new order; any other list is refused with 409.',
      ]);
    case 'list versions':
      return texts(`list ${one} versions`, `List the earlier versions of ${said}`, [
        foundAt(place),
        'The versions that were replaced or deleted, newest first, each with its author and its time.',
      ]);
    case 'restore':
      return texts(`restore ${one} version`, `Bring back an earlier version of ${said}`, [
        foundAt(place),
        'The version becomes the current one, with a number of its own; the one before stays in the history.',
        place.node.type === 'collection' && 'A deleted record comes back with its id.',
      ]);
  }
}

/** What the records of a place are called in the names of operations and schemas, as words. */
export function namesOf({ node, path, page, owner, kind }: Place): { one: string; all: string } {
  if (node.type === 'collection') {
    const before = node.isNounShared ? `${pageName(page)} ` : '';
    const { one, all } = nounIn('en', node.messages.noun);
    return { one: before + one, all: before + all };
  }
  if (kind === page.key) return { one: pageName(page), all: pageName(page) };
  const around = owner ? `${owner.path}/:${idName(owner.kind)}` : page.path;
  const one = `${owner ? namesOf(owner).one : pageName(page)} ${path.slice(around.length)}`;
  return { one, all: one };
}

export const pageName = ({ name, path }: Page) => name ?? path.slice(1).replaceAll('-', ' ');

/** The list that stands at the page's own address, if there is one: it can be long. */
export const listAt = (page: Page) =>
  placesOf(page).find(
    (place): place is Place<Collection> =>
      place.node.type === 'collection' && place.path === page.path,
  );

/** `our-work` and `FAQ item` as parts of a name: `OurWork`, `FaqItem`. */
export const pascalCase = (words: string) =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
    .join('');

function pageTexts(page: Page): OperationTexts {
  const list = listAt(page);
  const keys = Object.keys(page.root.children).join(', ');
  const said = page.publicPath ? `${pageName(page)} page` : pageName(page);
  const sentences = [
    page.publicPath && `What is shown at ${page.publicPath}.`,
    keys === '' ? `The record of GET ${page.path}.` : `The answer has ${keys}.`,
    list && 'Complete without a query, up to 500 records; with one the list has pages.',
    Object.values(page.root.children).some(mayBeAbsent) && 'A part that is not stored is null.',
  ];
  return list
    ? texts(`list ${namesOf(list).all}`, `List the ${namesOf(list).all}`, sentences)
    : texts(`get ${pageName(page)}`, `Read the ${said}`, sentences);
}

function texts(name: string, summary: string, sentences: (string | false | undefined)[]) {
  const [verb = '', ...rest] = name.split(' ');
  return {
    name: verb + pascalCase(rest.join(' ')),
    summary,
    description: sentences.filter(Boolean).join(' '),
  };
}

const replaces = 'Replaces every field; a picture or an Arabic text that is not sent stays.';

/** With its article, as a sentence has it. */
function spokenOf(place: Place): string {
  const { node, page, owner, kind } = place;
  if (node.type === 'collection') return withArticle(namesOf(place).one);
  if (kind === page.key) return `the ${pageName(page)}`;
  const said = `the ${node.messages.noun}`;
  return owner ? `${said} of ${withArticle(namesOf(owner).one)}` : said;
}

const withArticle = (words: string) => `${/^(?:[aeio]|FAQ)/i.test(words) ? 'an' : 'a'} ${words}`;

const keysOf = ({ node }: Place) => Object.keys(node.children).join(', ');

const holding = (place: Place, before: string) =>
  keysOf(place) !== '' && `${before} ${keysOf(place)}.`;

const hiding = ({ node }: Place) => node.type === 'collection' && node.isPublic !== undefined;

const newestFirst = ({ node }: Place) => node.type === 'collection' && node.newestFirst;

const slugRule = ({ node }: Place) =>
  node.type === 'collection' &&
  node.slugFrom !== undefined &&
  `Its slug is made from ${node.slugFrom}; 409 where another record beside it has the same.`;

const limitRule = ({ node }: Place) =>
  node.type === 'collection' && node.atMost !== undefined && `There can be ${node.atMost} at most.`;

const publicPageOf = ({ node }: Place) =>
  node.type === 'collection' && node.publicPage && `Its page is ${node.publicPage.path}.`;

/** Which part of which answer it is. */
const foundAt = ({ page, kind }: Place) =>
  kind === page.key
    ? `The record of GET ${page.path}.`
    : `Found in GET ${page.path} as ${kind.slice(page.key.length + 1)}.`;

const mayBeAbsent = (node: Node) => node.type === 'block' && !node.builtIn;
