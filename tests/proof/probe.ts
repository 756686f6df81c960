/**
 * Loaded into the server under test before its own code: tells over a socket what the process has
 * cost so far. Memory is told after a collection, so that what is only waiting for one is no leak.
 */
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Milliseconds of processor time, all threads together. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const answers: Record<string, (tell: (answer: number) => void) => void> = {
  cpu: (tell) => tell(spent()),

  /** Once it has hardly worked for a while: pages that many ask for are made anew after a save. */
  idle(tell) {
    let last = spent();
    let quiet = 0;
    const timer = setInterval(() => {
      const now = spent();
      quiet = now - last < 5 ? quiet + 1 : 0;
      last = now;
      if (quiet < 5) return;
      clearInterval(timer);
      tell(now);
    }, 20);
  },

  memory(tell) {
    // Twice: the first collection lets go of what only finalizers were holding.
    collect();
    setImmediate(() => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      tell(heapUsed + external);
    });
  },
};

// The thread that writes to the database is given the same to load.
if (isMainThread) {
  createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (wanted) => {
      answers[String(wanted)]?.((answer) => socket.end(JSON.stringify(answer)));
    });
  })
    .listen(process.env.PROBE_SOCKET)
    .unref();
}
