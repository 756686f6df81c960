import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { revalidate } from '../answers/headers.ts';
import { root } from '../process/root.ts';

const client = join(root, 'build/client');

/** The build's files: hashed ones are kept for ever, the few with fixed names are asked about. */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    // serve-icons.ts answers for the icon.
    globIgnore: ['assets/**', '*.json', 'favicon.ico', '**/*.br', '**/*.gz'],
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', revalidate['cache-control']);
    },
  });
}
