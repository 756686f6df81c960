import { nodeHttp } from '../http/node-http.ts';
import { listenOn } from '../process/listen.ts';
import { singleFlight } from '../timing/single-flight.ts';
import { watchProcess } from './process-families.ts';
import type { RequestTally } from './request-tally.ts';
import { siteFamilies, type Watched } from './site-families.ts';
import { textFormat, writeFamilies } from './text-format.ts';

interface Options extends Watched {
  tally: RequestTally;
}

const keptFor = 1_000;

/** On a port of its own: what it tells is for whoever runs the site, not for its visitors. */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  { tally, ...watched }: Options,
): Promise<{ port: number; stop: () => void }> {
  const watch = watchProcess();
  const collect = singleFlight(
    async () => {
      const site = await siteFamilies(watched);
      return writeFamilies([tally.family(), ...site, ...watch.families()]);
    },
    { keptFor },
  );

  const server = nodeHttp.createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await collect();
      response.writeHead(200, { 'content-type': textFormat }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  const address = await listenOn(server, { port, host, setting: 'METRICS_PORT' });
  server.unref();
  return {
    port: address,
    stop() {
      watch.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
