import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A bucket that lists one picture, and begins to send it but never ends. */
export async function stalledBucket() {
  const reached = Promise.withResolvers<void>();
  const answer: RequestListener = ({ url = '' }, response) => {
    const object = `<Contents><Key>${'0'.repeat(32)}-10x10-none.png</Key><Size>9</Size></Contents>`;
    if (url.includes('list-type')) {
      response.end(`<ListBucketResult>${object}</ListBucketResult>`);
      return;
    }
    response.writeHead(200, { 'content-length': 9 }).write('half');
    reached.resolve();
  };
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { settings: { endpoint }, reached: reached.promise };
}
