import type { FastifyInstance } from 'fastify';
import type { Call } from '../calls.ts';
import type { Read } from '../reads.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export function describeApi(app: FastifyInstance, reads: Read[], calls: Call[]): void {
  // Made when first asked for: most processes never are.
  let made: { json: string; html: string } | undefined;
  const description = () => {
    if (made) return made;
    const document = openApi(reads, calls);
    made = { json: JSON.stringify(document), html: docsPage(document) };
    return made;
  };

  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description().json),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'")
      .send(description().html),
  );
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
}
