import pLimit from 'p-limit';
import { faultsIn } from '../../model/messages/in-zod.ts';
import { message, named } from '../../model/messages/message.ts';
import { may } from '../../model/rights.ts';
import {
  type ContentCall,
  type ContentRead,
  contentEndpoints,
  isRead,
} from '../../model/vocabulary/endpoints.ts';
import type { Block, Collection, Page } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import type { Call, DescribedCall, UserRequest } from '../http/calls.ts';
import { checkInput } from '../http/check-input.ts';
import { answerSchema, inputSchema } from '../http/description/answer-schemas.ts';
import type { Viewer } from '../http/gate.ts';
import { jsonSchemaOf } from '../http/json-schema.ts';
import type { Read, ReadRequest } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';
import { stalledAfter } from '../http/unless-stalled.ts';
import { idempotencyKeyOf, onceOf } from '../idempotency/idempotency-key.ts';
import { checkSave, versionIn, versionQuery } from './check-save.ts';
import type { Content } from './content.ts';
import { historyQuery } from './history.ts';
import { listOf, type ReadOptions } from './lists.ts';
import { orderSchema } from './order.ts';
import { readBody } from './read-body.ts';
import type { Ids } from './rows.ts';
import type { Save } from './save-content.ts';
import type { Answer } from './show-record.ts';
import { viewOf } from './views.ts';

/** Stores a file that came with a save and gives its path; a rule of the field may refuse it. */
export type ReceiveFile = (file: Buffer, rule: { pngOnly: boolean }) => Promise<string>;

/** The reads that follow from the model, for the API and for the pages. */
export const contentReads = (pages: readonly Page[], content: Content): Read[] =>
  pages.flatMap((page) =>
    contentEndpoints(page)
      .filter(isRead)
      .map((endpoint) => readOf(endpoint, content)),
  );

/** What else follows from the model: saves and histories. */
export const contentCalls = (
  pages: readonly Page[],
  content: Content,
  receive: ReceiveFile,
): Call[] =>
  pages.flatMap((page) =>
    contentEndpoints(page)
      .filter((endpoint) => !isRead(endpoint))
      .map((endpoint) => callOf(endpoint, content, receive)),
  );

function readOf(endpoint: ContentRead, content: Content): Read {
  const answers = () => answerSchema(endpoint);
  if (endpoint.does === 'read page') {
    const { page } = endpoint;
    const list = listOf(page);
    const asked = { isList: list !== undefined, orderedBy: list?.newestFirst };
    const handle = (request: ViewerRequest) => content.readPage(page, shownTo(request));
    return { ...endpoint, pages: [page.key], ...asked, answers, handle };
  }
  const { place } = endpoint;
  const handle = (request: ViewerRequest) =>
    content.readItem(place, request.params, shownTo(request));
  return { ...endpoint, pages: [place.page.key], answers, handle };
}

type ViewerRequest = ReadRequest & { viewer: Viewer };

const shownTo = ({ viewer, ...asked }: ViewerRequest): ReadOptions => ({
  ...asked,
  view: viewOf(viewer),
  countsGaps: may(viewer, 'read translation gaps'),
});

function callOf(endpoint: ContentCall, content: Content, receive: ReceiveFile): Call {
  const call = (
    handle: (request: UserRequest) => Promise<unknown>,
    more: Partial<DescribedCall> = {},
  ): Call => ({
    ...endpoint,
    record: endpoint.place,
    answers: () => answerSchema(endpoint),
    ...more,
    handle,
  });
  const saving = (write: (ids: Ids, save: Save) => Promise<Answer>): Call => {
    const { place } = endpoint;
    return call(
      async (request) => write(request.params, await saveOf(request, place.node, receive)),
      describedBody(place),
    );
  };
  switch (endpoint.does) {
    case 'create':
      return {
        ...saving((ids, save) => content.create(endpoint.place, ids, save)),
        status: 201,
        isOnce: true,
      };
    case 'save item':
      return saving((ids, save) => content.saveItem(endpoint.place, ids, save));
    case 'save block':
      return saving((ids, save) => content.saveBlock(endpoint.place, ids, save));
    case 'delete item':
    case 'delete block':
      return call(
        async ({ params, query }) => {
          await content.remove(endpoint.place, params, versionIn(query));
          return { success: true };
        },
        { query: versionQuery },
      );
    case 'reorder':
      return call(
        async ({ params, body }) => content.reorder(endpoint.place, params, orderIn(body)),
        { body: () => jsonSchemaOf(orderSchema) },
      );
    case 'list versions':
      return call(
        async ({ params, query }) =>
          content.versionsOf(endpoint.place, params, checkInput(historyQuery, query)),
        { query: historyQuery },
      );
    case 'restore':
      return call((request) => {
        const version = versionIn({ version: request.params.versionNumber });
        const { username: by } = request.viewer;
        return content.restore(endpoint.place, request.params, { version: version ?? 0, by });
      });
  }
}

const describedBody = (place: Place) => ({
  body: () => inputSchema(place),
  files: Object.entries(place.node.fields).flatMap(([key, { type }]) =>
    type === 'image' ? [key] : [],
  ),
  takesForms: true,
});

/** What a save carries, its files stored. */
export async function saveOf(
  request: UserRequest,
  node: Block | Collection,
  receive: ReceiveFile,
  { idle = stalledAfter } = {},
): Promise<Save> {
  const read = () => readSave(request, node, receive, idle);
  if (!request.http.isMultipart()) return read();
  if (formsAtOnce.pendingCount >= MOST_FORMS_WAITING) throw tooBusy();
  return formsAtOnce(read);
}

/** The others wait unread in their connections: ten of the largest would fill the memory. */
const formsAtOnce = pLimit(2);
const MOST_FORMS_WAITING = 50;

const tooBusy = () =>
  new Refusal(503, message('tooBusy'), { headers: { connection: 'close', 'retry-after': '60' } });

/** Everything is checked before the first file is stored. */
async function readSave(
  request: UserRequest,
  node: Block | Collection,
  receive: ReceiveFile,
  idle: number,
): Promise<Save> {
  const key = idempotencyKeyOf(request);
  const { input, files } = await readBody(request.http, node, idle);
  const once = onceOf(key, JSON.stringify(input), ...[...files].flat());
  const { values, version } = checkSave(node, input);
  for (const [key, file] of files) {
    values[key] = await receive(file, { pngOnly: node.fields[key]?.input.pngOnly ?? false });
  }
  return { values, version, by: request.viewer.username, once };
}

function orderIn(body: unknown): string[] {
  const parsed = orderSchema.safeParse(body);
  if (parsed.success) return parsed.data.ids;
  const fields = faultsIn(parsed.error);
  const [first = message('notIds', { label: named('ids') })] = Object.values(fields);
  throw new Refusal(400, first, { fields });
}
