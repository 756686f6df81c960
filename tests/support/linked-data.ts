import type { APIRequestContext } from '@playwright/test';

/** What a page says of itself to search engines. */
export async function readLinkedData(
  request: APIRequestContext,
  path: string,
): Promise<Record<string, unknown>[]> {
  const html = await (await request.get(path)).text();
  const [, written = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(written)['@graph'];
}
