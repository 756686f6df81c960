import { allFeatures, ownPathsOf } from '../../features/index.ts';
import type { Message } from '../messages/message.ts';
import type { Noun } from '../words/nouns.ts';
import { everyValue, type Fields } from './field.ts';
import { type WithPictureTexts, withPictureTexts } from './images.ts';
import { blockMessages, builtInMessages, collectionMessages, type Messages } from './messages.ts';
import { keepTranslation, type Stored } from './translate.ts';
import type { WrittenValues } from './written.ts';

/** A single record at a fixed place: saved with PUT, absent until then. */
export interface Block<F extends Fields = Fields, C extends Children = Children> {
  readonly type: 'block';
  readonly fields: F;
  readonly children: C;
  readonly messages: Messages;
  readonly deletable: boolean;
  /** `merge`: only the filled fields are sent, the others stay. */
  readonly save: 'replace' | 'merge';
  /** A save may carry the whole list of its cards too. */
  readonly takesChildren: boolean;
  readonly path?: string;
  readonly check?: Check;
  readonly builtIn?: Stored;
}

/** A block whose words the product brings along: what is not stored is shown all the same. */
export interface BuiltInBlock<F extends Fields = Fields, C extends Children = Children>
  extends Block<F, C> {
  readonly builtIn: Stored;
}

/** A list of records of one kind, in the order the administrator gives them. */
export interface Collection<F extends Fields = Fields, C extends Children = Children> {
  readonly type: 'collection';
  readonly fields: F;
  readonly children: C;
  readonly messages: Messages;
  readonly path?: string;
  readonly check?: Check;
  /** The field whose slug is the record's address; no two siblings share one. */
  readonly slugFrom?: string;
  /** The field that the id of a new record begins with, for addresses made of ids; it is found by it. */
  readonly idFrom?: string;
  /** Orders the records by this date, newest first, instead of by hand. */
  readonly newestFirst?: string;
  /** Which records visitors may see; all of them where it is not given. */
  readonly isPublic?: (values: Record<string, unknown>) => boolean;
  readonly publicPage?: PublicPage;
  readonly builtIn?: readonly BuiltInRecord[];
  /** Whether the site shows examples in its place until it has had its first record. */
  readonly hasExamples?: boolean;
  /** How few and how many records it may have. */
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Another page has records of the same noun: the names of the API's operations say which page. */
  readonly isNounShared?: boolean;
}

/** A collection whose first records the product brings along, shown while none is stored. */
export interface BuiltInCollection<F extends Fields = Fields> extends Collection<F, NoChildren> {
  readonly builtIn: readonly BuiltInRecord[];
}

/** As a save would store it, under an id that no other record of any kind has. */
export interface BuiltInRecord {
  readonly id: string;
  readonly body: Stored;
}

/** The page of its own that visitors see a record on. */
export interface PublicPage {
  /** With a `:name` for the slug, or else the id, of each record down to this one. */
  readonly path: string;
  /** The keys down to the text without whose Arabic the page is no Arabic one. */
  readonly mainText: readonly string[];
}

/** A place in the answer and the address that holds nothing of its own. */
export interface Group<C extends Children = Children> {
  readonly type: 'group';
  readonly children: C;
}

export interface Page<R extends Block | Group = Block | Group, K extends string = string> {
  /** The name of the page, and the first part of the name of each kind in it. */
  readonly key: K;
  readonly path: string;
  /** What the API's operations call it, where its path does not say so. */
  readonly name?: string;
  /** Where the site shows it. */
  readonly publicPath?: string;
  readonly root: R;
  readonly fetchFailed: Message;
  /** What the answer carries beside the content. */
  readonly envelope: Record<string, unknown>;
}

export type Children = Record<string, Node>;
export type NoChildren = Record<never, never>;
export type Node = Block | Collection | Group;

/** A rule over several fields: what to say, or nothing. Run by the form and by the server. */
export type Check = (values: Record<string, unknown>) => Message | undefined;

interface NodeOptions<F extends Fields, C extends Children> {
  noun: Noun;
  fields: F;
  children?: C;
  messages?: Partial<Messages>;
  path?: string;
  check?: Check;
}

interface BlockOptions<F extends Fields, C extends Children> extends NodeOptions<F, C> {
  deletable?: boolean;
  save?: 'replace' | 'merge';
  takesChildren?: boolean;
}

export function block<F extends Fields, C extends Children = NoChildren>(
  options: BlockOptions<F, C> & { builtIn: WrittenValues<NoInfer<F>> },
): BuiltInBlock<WithPictureTexts<F>, C>;
export function block<F extends Fields, C extends Children = NoChildren>(
  options: BlockOptions<F, C>,
): Block<WithPictureTexts<F>, C>;
export function block<F extends Fields, C extends Children>(
  options: BlockOptions<F, C> & { builtIn?: object },
): Block<WithPictureTexts<F>, C> {
  const { builtIn, ...declared } = options;
  const { noun, messages, children = {} as C, deletable = true, save = 'replace' } = options;
  const fields = withPictureTexts(options.fields);
  return {
    ...declared,
    type: 'block',
    fields,
    children,
    deletable,
    save,
    takesChildren: options.takesChildren ?? false,
    messages: { ...(builtIn ? builtInMessages(noun) : blockMessages(noun)), ...messages },
    // As a save would store it, so that a first save goes on from there.
    ...(builtIn && { builtIn: asStored(fields, builtIn) }),
  };
}

interface ListOptions<F extends Fields, C extends Children> extends NodeOptions<F, C> {
  atLeast?: number;
  atMost?: number;
  isNounShared?: boolean;
}

interface CollectionOptions<F extends Fields, C extends Children, S, P extends string | undefined>
  extends Omit<ListOptions<F, C>, 'path'> {
  path?: P;
  slugFrom?: S;
  idFrom?: keyof F & string;
  newestFirst?: keyof F & string;
  isPublic?: (values: Record<string, unknown>) => boolean;
  /** Only a record with a title: the page and its social picture are headed by it. */
  publicPage?: 'title' extends keyof F ? PublicPage : never;
  hasExamples?: boolean;
}

/** Its records have an address of their own. */
type Addressed<S> = S extends string ? { readonly slugFrom: string } : unknown;

/** It stands at the address of its page, and can be long. */
type AtPagePath<P> = P extends '' ? { readonly path: '' } : unknown;

/** What is built in has neither an address of its own nor anything in it. */
export function collection<F extends Fields>(
  options: ListOptions<F, NoChildren> & {
    builtIn: readonly (WrittenValues<NoInfer<F>> & { _id: string })[];
  },
): BuiltInCollection<WithPictureTexts<F>>;
export function collection<
  F extends Fields,
  C extends Children = NoChildren,
  S extends (keyof F & string) | undefined = undefined,
  P extends string | undefined = undefined,
>(
  options: CollectionOptions<F, C, S, P>,
): Collection<WithPictureTexts<F>, C> & Addressed<S> & AtPagePath<P>;
export function collection<F extends Fields, C extends Children>(
  options: CollectionOptions<F, C, keyof F & string, string> & {
    builtIn?: readonly (object & { _id: string })[];
  },
): Collection<WithPictureTexts<F>, C> {
  const { builtIn, ...declared } = options;
  const { noun, messages, children = {} as C } = options;
  const fields = withPictureTexts(options.fields);
  return {
    ...declared,
    type: 'collection',
    fields,
    children,
    messages: { ...collectionMessages(noun), ...messages },
    ...(builtIn && {
      builtIn: builtIn.map(({ _id: id, ...values }) => ({ id, body: asStored(fields, values) })),
    }),
  };
}

const asStored = (fields: Fields, written: object): Stored =>
  keepTranslation(fields, { ...written, ...everyValue(fields, { ...written }) });

export const group = <C extends Children>(children: C): Group<C> => ({ type: 'group', children });

export function page<R extends Block | Group, const K extends string>(options: {
  key: K;
  name?: string;
  path?: string;
  root: R;
  fetchFailed: Message;
  envelope?: Record<string, unknown>;
}): Page<R, K> {
  const feature = allFeatures.find(({ content }) => content === options.key);
  const publicPath = feature && ownPathsOf(feature)[0];
  return { path: `/${options.key}`, ...(publicPath && { publicPath }), envelope: {}, ...options };
}
