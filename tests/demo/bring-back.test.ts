import { afterEach, describe, expect, test } from 'vitest';
import {
  bringBackDemo,
  demoIds,
  lastRemoval,
  removeDemo,
} from '../../src/server/seed/remove-demo.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
afterEach(() => app.close());

const page = (address: string) => ({ title: address, address, text: `About ${address}` });
const service = (title: string) => ({ title, description: `About ${title}` });

describe.each(engines)('demo content that went, on %s', (engine) => {
  async function open() {
    app = await openTestApp(engine);
    for (const address of ['privacy', 'terms'])
      await app.admin('POST', '/site/pages', page(address));
    const { body } = await app.admin('POST', '/services/services', service('Design'));
    const inside = `/services/services/${body._id}/primary-services`;
    await app.admin('POST', inside, service('Audit'));
    await app.storage.db.updateTable('document').set({ updated_by: 'demo' }).execute();
    return inside;
  }
  const bringBack = async () =>
    bringBackDemo(app.storage.db, (await lastRemoval(app.storage.db))?.name ?? '');
  const addresses = async () =>
    (await app.call('GET', '/site')).body.pages.map((each: { address: string }) => each.address);

  test('comes back without what has lost its address, and with all that it held', async () => {
    await open();
    expect(await removeDemo(app.storage.db)).toBe(4);
    const own = await app.admin('POST', '/site/pages', { ...page('privacy'), text: 'Our own' });
    expect(await bringBack()).toBe(3);
    expect(await addresses()).toEqual(expect.arrayContaining(['privacy', 'terms']));
    const read = await app.call('GET', `/site/pages/${own.body._id}`);
    expect(read.body.text).toBe('Our own');
    const { services } = (await app.call('GET', '/services')).body;
    expect(services).toMatchObject([{ primaryServices: [{ title: 'Audit' }] }]);
    expect(await lastRemoval(app.storage.db)).toBeNull();
  });

  test('is not offered again when one of its records is deleted by hand afterwards', async () => {
    await open();
    await removeDemo(app.storage.db);
    await bringBack();
    const { pages } = (await app.call('GET', '/site')).body;
    await app.admin('DELETE', `/site/pages/${pages[0]._id}`);
    expect(await lastRemoval(app.storage.db)).toBeNull();
  });

  test('leaves what somebody has changed, and all that is around it', async () => {
    const inside = await open();
    const { services } = (await app.call('GET', '/services')).body;
    const [{ _id }] = services[0].primaryServices;
    await app.admin('PUT', `${inside}/${_id}`, service('Audit of ours'));
    expect(await demoIds(app.storage.db)).toHaveLength(2);
  });

  test('is nothing at all where an administrator is called like its author', async () => {
    await open();
    await app.storage.db.updateTable('administrator').set({ username: 'demo' }).execute();
    expect(await demoIds(app.storage.db)).toEqual([]);
  });
});
