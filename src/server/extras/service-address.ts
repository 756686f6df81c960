import { message } from '../../model/messages/message.ts';
import { services } from '../../model/pages/services/index.ts';
import type { Block, Collection } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import type { Row } from '../content/documents.ts';
import { findRecord } from '../content/find-record.ts';
import { readBlock, readRecord } from '../content/read-content.ts';
import type { Read } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';

export const mainServiceByAddress = (db: Database): Read => ({
  path: '/services/address/:main',
  name: 'findService',
  summary: 'Read a main service by its address',
  description: 'An earlier address included.',
  failed: services.fetchFailed,
  pages: [services.key],
  answers: () => ({ type: 'object' }),
  async answer({ params, language }) {
    const found = await findRecord(db, mainPlace, [params.main ?? '']);
    if (!found) throw new Refusal(404, message('serviceNotFound'));
    const { row, path, moved } = found;
    const service = await readRecord(db, mainPlace, row, { language });
    return { path, moved, service, headings: await readBlock(db, headings, { language }) };
  },
});

export const primaryServiceByAddress = (db: Database): Read => ({
  path: '/services/address/:main/:primary',
  name: 'findPrimaryService',
  summary: 'Read a primary service by its address',
  description: 'An earlier address included.',
  failed: services.fetchFailed,
  pages: [services.key],
  answers: () => ({ type: 'object' }),
  async answer({ params, language }) {
    const found = await findRecord(db, primaryPlace, [params.main ?? '', params.primary ?? '']);
    if (!found) throw new Refusal(404, message('primaryNotFound'));
    const { row, rows, path, moved } = found;
    const service = await readRecord(db, primaryPlace, row, { language });
    const mainService = await readRecord(db, mainPlace, rows[0] as Row, { language });
    return {
      path,
      moved,
      service,
      mainService,
      headings: await readBlock(db, headings, { language }),
    };
  },
});

const placeOf = (kind: string) => placesOf(services).find((place) => place.kind === kind);
const mainPlace = placeOf('services.services') as Place<Collection>;
const primaryPlace = placeOf('services.services.primaryServices') as Place<Collection>;
const headings = placeOf('services.headings') as Place<Block>;
