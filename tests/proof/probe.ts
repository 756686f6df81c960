/**
 * Loaded into the server under test before its own code: tells over a socket what the process has
 * cost so far. Memory is told after a collection, so that what is only waiting for one is no leak.
 */
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', (wanted) => {
    if (String(wanted) === 'cpu') {
      const { user, system } = process.cpuUsage();
      socket.end(JSON.stringify((user + system) / 1000));
      return;
    }
    // Twice: the first collection lets go of what only finalizers were holding.
    collect();
    setImmediate(() => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      socket.end(JSON.stringify(heapUsed + external));
    });
  });
})
  .listen(process.env.PROBE_SOCKET)
  .unref();
