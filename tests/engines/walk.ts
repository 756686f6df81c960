import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '../../src/model/language.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import type { Engine } from './engine.ts';
import { engines } from './engines.ts';
import { missingOf } from './programs.ts';
import type { Journey } from './site.ts';
import { openWindow, type Window } from './window.ts';

export interface Leg {
  language: Language;
  device: keyof typeof sizes;
  journeys: Journey[];
}

const sizes = { phone: [390, 844], desktop: [1440, 900] } as const;

/** Each leg in each engine that this machine has; `npm test` says which it lacks. */
export function walk(legs: Leg[]): void {
  for (const engine of engines.filter(({ name }) => missingOf(name).length === 0)) {
    describe(engine.name, () => walkIn(engine, legs));
  }
}

function walkIn(engine: Engine, legs: Leg[]): void {
  let server: RunningServer;
  let window: Window;
  beforeAll(async () => {
    [server, window] = await Promise.all([startServer(), openWindow(engine)]);
  });
  afterAll(async () => {
    await window?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    await window.open(`${server.url}/robots.txt`);
    await window.run(() => localStorage.clear());
    await window.takeErrors();
  });
  afterEach(async () => {
    expect(await window.takeErrors(), 'no script fails').toEqual([]);
  });

  for (const { language, device, journeys } of legs) {
    const [width, height] = sizes[device];
    const possible = journeys.filter(({ at = device }) => at === device);
    test.each(possible)(`${language}, ${device}: $name`, async ({ walk: make }) => {
      await window.resize(width, height);
      await make({ window, url: server.url, password: server.password, language, width });
    });
  }
}
