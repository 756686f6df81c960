import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The measure: Node alone, writing bytes and headers that it was given. */
process.once('message', ({ status, headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});

export interface BareAnswer {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: string;
}
