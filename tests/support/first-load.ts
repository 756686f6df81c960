import { expect, type Page, type Request } from '@playwright/test';
import { limits } from './first-load-limits.ts';

/** Listens to what a page asks for, from now on. */
export function watchLoad(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    requests,
    /** Within the limits, from this host alone, and without React. */
    async expectLight(baseURL: string | undefined): Promise<void> {
      const strangers = requests.map((request) => request.url()).filter(isStranger(baseURL));
      expect(strangers).toEqual([]);
      const answer = await requests[0]?.response();
      expect(await answer?.headerValue('content-encoding')).toBe('br');
      for (const [type, limit] of Object.entries(limits)) {
        const asked = requests.filter((request) => request.resourceType() === type);
        const size = await sizeOf(asked);
        expect(size, `bytes of ${type}`).toBeGreaterThan(0);
        expect(size, `bytes of ${type}`).toBeLessThanOrEqual(limit);
      }
      expect(await reactIn(page, requests)).toEqual([]);
    },
  };
}

/** Each file counts once. */
export async function sizeOf(requests: Request[]): Promise<number> {
  const files = new Map(requests.map((request) => [request.url(), request]));
  const sizes = await Promise.all(files.values().map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** The scripts that are React, by what it cannot do without, whatever their files are called. */
export async function reactIn(page: Page, requests: Request[]): Promise<string[]> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const found = [];
  for (const url of new Set(scripts.map((request) => request.url()))) {
    const answer = await page.request.get(url);
    if (/Symbol\.for\(.react\./.test(await answer.text())) found.push(url);
  }
  return found;
}

const isStranger = (baseURL: string | undefined) => (url: string) =>
  !url.startsWith(`${baseURL}/`) && !url.startsWith('data:');
