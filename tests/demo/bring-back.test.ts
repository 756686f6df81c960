import { afterEach, describe, expect, test } from 'vitest';
import {
  bringBackDemo,
  demoIds,
  lastRemoval,
  removeDemo,
} from '../../src/server/seed/remove-demo.ts';
import { location } from '../site/content.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
afterEach(() => app.close());

const page = (address: string) => ({ title: address, address, text: `About ${address}` });
const service = (title: string) => ({ title, description: `About ${title}` });

describe.each(engines)('demo content that went, on %s', (engine) => {
  async function open() {
    app = await openTestApp(engine);
    for (const name of ['Muscat', 'Nizwa']) await app.admin('POST', '/local-seo', location(name));
    await app.admin('POST', '/site/pages', page('privacy'));
    const { body } = await app.admin('POST', '/services/services', service('Design'));
    const inside = `/services/services/${body._id}/primary-services`;
    await app.admin('POST', inside, service('Audit'));
    await app.storage.db.updateTable('document').set({ updated_by: 'demo' }).execute();
    return inside;
  }
  const bringBack = async () =>
    bringBackDemo(app.storage.db, (await lastRemoval(app.storage.db))?.name ?? '');
  const cities = async () => (await app.call('GET', '/local-seo')).body.data;

  test('comes back without what has lost its address, and with all that it held', async () => {
    await open();
    expect(await removeDemo(app.storage.db)).toBe(4);
    await app.admin('POST', '/local-seo', { ...location('Muscat'), description: 'Our own' });
    expect(await bringBack()).toBe(3);
    expect(await cities()).toHaveLength(2);
    expect(await cities()).toContainEqual(
      expect.objectContaining({ location: 'Muscat', description: 'Our own' }),
    );
    const { services } = (await app.call('GET', '/services')).body;
    expect(services).toMatchObject([{ primaryServices: [{ title: 'Audit' }] }]);
    expect(await lastRemoval(app.storage.db)).toBeNull();
  });

  test('is not offered again when one of its records is deleted by hand afterwards', async () => {
    await open();
    await removeDemo(app.storage.db);
    await bringBack();
    const [{ _id }] = await cities();
    await app.admin('DELETE', `/local-seo/${_id}`);
    expect(await lastRemoval(app.storage.db)).toBeNull();
  });

  test('leaves what somebody has changed, and all that is around it', async () => {
    const inside = await open();
    const { services } = (await app.call('GET', '/services')).body;
    const [{ _id }] = services[0].primaryServices;
    await app.admin('PUT', `${inside}/${_id}`, service('Audit of ours'));
    expect(await demoIds(app.storage.db)).toHaveLength(2);
  });

  test('does not take the legal pages along, which the forms still need', async () => {
    await open();
    await removeDemo(app.storage.db);
    expect((await app.call('GET', '/site')).body.pages).toMatchObject([{ address: 'privacy' }]);
  });

  test('is nothing at all where an administrator is called like its author', async () => {
    await open();
    await app.storage.db.updateTable('administrator').set({ username: 'demo' }).execute();
    expect(await demoIds(app.storage.db)).toEqual([]);
  });
});
