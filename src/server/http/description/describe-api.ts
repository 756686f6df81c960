import type { FastifyInstance } from 'fastify';
import { revalidate } from '../../answers/headers.ts';
import { PreparedAnswer } from '../../answers/prepared-answer.ts';
import { sendPrepared } from '../../answers/send-prepared.ts';
import type { Call } from '../calls.ts';
import type { Read } from '../reads.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export function describeApi(
  app: FastifyInstance,
  reads: Read[],
  calls: Call[],
  headers: Record<string, string>,
): void {
  const prepare = (type: string, text: string, policy = "default-src 'none'") => {
    const own = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy };
    const answer = new PreparedAnswer({
      status: 200,
      headers: { ...headers, ...revalidate, ...own },
      body: [Buffer.from(text)],
    });
    // Half a megabyte: requests that come before this is done get the answer uncompressed.
    answer.compressThoroughly().catch(() => {});
    return answer;
  };
  // Made when first asked for: most processes never are.
  let made: Record<string, PreparedAnswer> | undefined;
  const prepared = () => {
    if (made) return made;
    const document = openApi(reads, calls);
    made = {
      '/api/openapi.json': prepare('application/json', JSON.stringify(document)),
      '/api/docs': prepare('text/html', docsPage(document), "default-src 'none'; style-src 'self'"),
      '/api/docs.css': prepare('text/css', docsStyle),
    };
    return made;
  };

  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs.css']) {
    app.get(path, async (request, reply) => {
      const answer = prepared()[path];
      if (answer) sendPrepared(answer, request, reply);
    });
  }
}
