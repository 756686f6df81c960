import type { FastifyInstance } from 'fastify';
import { revalidate } from '../../answers/headers.ts';
import { PreparedAnswer } from '../../answers/prepared-answer.ts';
import { sendPrepared } from '../../answers/send-prepared.ts';
import type { Call } from '../calls.ts';
import type { Read } from '../reads.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { type OpenApi, openApi } from './openapi.ts';

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export function describeApi(
  app: FastifyInstance,
  reads: Read[],
  calls: Call[],
  headers: Record<string, string>,
): void {
  const prepare = async (type: string, text: string, policy = "default-src 'none'") => {
    const own = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy };
    const answer = new PreparedAnswer({
      status: 200,
      headers: { ...headers, ...revalidate, ...own },
      body: [Buffer.from(text)],
    });
    await answer.compressAhead();
    // Better, and after seconds: the first requests do without.
    answer.compressThoroughly().catch(() => {});
    return answer;
  };
  // Made when first asked for: most processes never are.
  let document: OpenApi | undefined;
  const described = () => {
    document ??= openApi(reads, calls);
    return document;
  };
  const files: Record<string, () => Promise<PreparedAnswer>> = {
    '/api/openapi.json': () => prepare('application/json', JSON.stringify(described())),
    '/api/docs': () =>
      prepare('text/html', docsPage(described()), "default-src 'none'; style-src 'self'"),
    '/api/docs.css': () => prepare('text/css', docsStyle),
  };

  for (const [path, make] of Object.entries(files)) {
    let made: Promise<PreparedAnswer> | undefined;
    app.get(path, async (request, reply) => {
      made ??= make();
      sendPrepared(await made, request, reply);
    });
  }
}
