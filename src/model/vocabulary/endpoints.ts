import { type Message, message } from '../messages/message.ts';
import type { Action } from '../rights.ts';
import type { Block, Collection, Page } from './nodes.ts';
import { type OperationTexts, textsOf } from './operation-texts.ts';
import { idName, type Place, placesOf } from './tree.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API, as the router mounts it and the description lists it. */
export interface Endpoint extends OperationTexts {
  readonly method: Method;
  /** Below /api, parameters as `:name`. */
  readonly path: string;
  /** With which statuses it refuses, beside those that follow from its path and its body. */
  readonly refuses?: readonly number[];
  /** What a 5xx says instead of its cause. */
  readonly failed: Message;
}

type Reading = { does: 'read page'; page: Page } | { does: 'read item'; place: Place<Collection> };

type Work =
  | { does: 'create' | 'save item' | 'delete item' | 'reorder'; place: Place<Collection> }
  | { does: 'save block' | 'delete block'; place: Place<Block> }
  | { does: 'list versions' | 'restore'; place: Place };

export type ContentAction = Reading | Work;

/** For everyone; what is hidden from visitors is left out of the answer. */
export type ContentRead = Endpoint & Reading & { readonly for: 'everyone' };
export type ContentCall = Endpoint & Work & { readonly for: Action };
export type ContentEndpoint = ContentRead | ContentCall;

/** The calls that follow from where each node stands. */
export function contentEndpoints(page: Page): ContentEndpoint[] {
  const { path, fetchFailed: failed } = page;
  return [
    readEndpoint({ does: 'read page', page }, { path, failed }),
    ...placesOf(page).flatMap((place) =>
      isBlock(place)
        ? blockEndpoints(place)
        : isCollection(place)
          ? collectionEndpoints(place)
          : [],
    ),
  ];
}

export const isRead = (endpoint: ContentEndpoint): endpoint is ContentRead =>
  endpoint.does === 'read page' || endpoint.does === 'read item';

const readEndpoint = (action: Reading, rest: Pick<Endpoint, 'path' | 'failed'>): ContentRead => ({
  ...action,
  ...textsOf(action),
  for: 'everyone',
  method: 'GET',
  ...rest,
});

const endpoint = (action: Work, rest: Omit<Endpoint, keyof OperationTexts>): ContentCall => ({
  ...action,
  ...textsOf(action),
  for: rightTo[action.does],
  ...rest,
});

const rightTo: Record<Work['does'], Action> = {
  create: 'create content',
  'save item': 'save content',
  'save block': 'save content',
  'delete item': 'delete content',
  'delete block': 'delete content',
  reorder: 'reorder content',
  'list versions': 'read history',
  restore: 'restore content',
};

const isBlock = (place: Place): place is Place<Block> => place.node.type === 'block';
const isCollection = (place: Place): place is Place<Collection> => place.node.type === 'collection';

function blockEndpoints(place: Place<Block>): ContentEndpoint[] {
  const { node, path } = place;
  const { updateFailed, deleteFailed } = node.messages;
  const save = endpoint(
    { does: 'save block', place },
    { method: 'PUT', path, failed: updateFailed, refuses: [409] },
  );
  const remove = endpoint(
    { does: 'delete block', place },
    { method: 'DELETE', path, failed: deleteFailed, refuses: [404, 409] },
  );
  return [save, ...(node.deletable ? [remove] : []), ...historyEndpoints(place, path)];
}

function collectionEndpoints(place: Place<Collection>): ContentEndpoint[] {
  const { node, path, page, kind } = place;
  const { addFailed, updateFailed, deleteFailed } = node.messages;
  const item = `${path}/:${idName(kind)}`;
  const write = { refuses: [409] } as const;
  const endpoints = [
    readEndpoint({ does: 'read item', place }, { path: item, failed: page.fetchFailed }),
    endpoint({ does: 'create', place }, { ...write, method: 'POST', path, failed: addFailed }),
    endpoint(
      { does: 'save item', place },
      { ...write, method: 'PUT', path: item, failed: updateFailed },
    ),
    endpoint(
      { does: 'delete item', place },
      { ...write, method: 'DELETE', path: item, failed: deleteFailed },
    ),
  ];
  const reorder = endpoint(
    { does: 'reorder', place },
    { ...write, method: 'PUT', path: `${path}/order`, failed: updateFailed },
  );
  return [...endpoints, ...(node.newestFirst ? [] : [reorder]), ...historyEndpoints(place, item)];
}

function historyEndpoints(place: Place, path: string): ContentEndpoint[] {
  const failed = message('fetchFailed', { noun: 'history' });
  return [
    endpoint(
      { does: 'list versions', place },
      { method: 'GET', path: `${path}/history`, failed, refuses: [404] },
    ),
    endpoint(
      { does: 'restore', place },
      {
        method: 'POST',
        path: `${path}/history/:versionNumber/restore`,
        failed: place.node.messages.updateFailed,
        refuses: [409],
      },
    ),
  ];
}
