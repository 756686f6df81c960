import { namesIn } from '../../src/model/messages/template.ts';
import { pages } from '../../src/model/pages/index.ts';
import { idName, type Place, placesOf } from '../../src/model/vocabulary/tree.ts';
import { allWords } from '../../src/model/wording/all-words.ts';
import { placeOf } from '../../src/server/wording/own-words.ts';
import { sampleOf } from '../support/samples.ts';
import type { RunningServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { hostileBody } from './hostile-values.ts';

type Body = Record<string, unknown>;

export interface Reply {
  status: number;
  body: Body & { fields?: Record<string, string> };
}

/** One record of every kind, which can be saved over and over with what should never do harm. */
export async function fillSite(server: Pick<RunningServer, 'url' | 'password'>) {
  const { url } = server;
  const authorization = `Bearer ${await signIn(server)}`;
  const ids = new Map<string, string>();

  async function call(method: 'POST' | 'PUT', path: string, body: Body): Promise<Reply> {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Reply['body'] };
  }

  function addressOf({ path, owner }: Place): string {
    let address = path;
    for (let around = owner; around; around = around.owner) {
      address = address.replace(`:${idName(around.kind)}`, ids.get(around.kind) ?? '');
    }
    return address;
  }

  const places = [...pages.flatMap(placesOf), ...wordPlaces];
  for (const place of places) {
    const isItem = place.node.type === 'collection';
    const made = await call(isItem ? 'POST' : 'PUT', addressOf(place), sampleOf(place.node));
    if (made.status >= 300) throw new Error(`${place.kind}: ${JSON.stringify(made.body)}`);
    if (isItem) ids.set(place.kind, String(made.body._id));
  }

  /**
   * Saves a place with a hostile value in every field that takes it, and gives all replies: the
   * refusals, each of which names the fields that are then sent as they should be, and the save.
   */
  async function attack(place: Place, round: number): Promise<Reply[]> {
    const item = place.node.type === 'collection' ? `/${ids.get(place.kind)}` : '';
    const address = addressOf(place) + item;
    const sample = sampleOf(place.node);
    const body: Body = { ...hostileBody(place.node.fields, round) };
    const replies: Reply[] = [];
    for (let tries = 0; tries < 6; tries++) {
      const reply = await call('PUT', address, body);
      replies.push(reply);
      if (reply.status < 300) break;
      const refused = Object.keys(reply.body.fields ?? {});
      // A rule over several fields names none of them.
      for (const path of refused.length > 0 ? refused : [...Object.keys(sample), 'ar']) {
        correct(body, sample, path.split('.'));
      }
    }
    return replies;
  }

  return { authorization, places, attack };
}

/** Of those that any text can stand for: the others want something that is filled in. */
const wordPlaces = [...allWords.values()]
  .filter(({ builtIn: { en, ar } }) => en !== '' && namesIn(en + ar).length === 0)
  .map(placeOf);

/** Puts the sample's value in place of one that was refused, as deep as the path leads. */
function correct(body: Body, sample: Body, [key = '', ...rest]: string[]): void {
  const inner = body[key];
  const good = Array.isArray(sample[key]) && /^\d+$/.test(rest[0] ?? '') ? sample[key] : undefined;
  if (key === 'ar') delete body.ar;
  else if (good && Array.isArray(inner)) {
    const index = Number(rest[0]);
    const item = inner[index];
    if (rest.length > 1 && item) correct(item as Body, good[0] as Body, rest.slice(1));
    else inner[index] = good[0];
  } else if (rest.length > 0 && inner && !Array.isArray(inner)) {
    correct(inner as Body, sample[key] as Body, rest);
  } else body[key] = sample[key];
}
