import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { takeTurn, watchArrivals } from '../../src/server/timing/turns.ts';

test('whoever comes while long work is under way waits for one step of it, not for all', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  watchArrivals(server);
  const crowd = 50;
  const { port } = server.address() as AddressInfo;
  let stepsBefore: number | undefined;
  let steps = 0;
  let inside = 0;
  server.on('connection', () => {
    inside += 1;
    if (inside === crowd) stepsBefore = steps;
  });
  const sockets = Array.from({ length: crowd }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const work = Array.from({ length: 2 * crowd }, () =>
    takeTurn().then(() => {
      steps += 1;
    }),
  );
  await Promise.all(work);
  expect(stepsBefore).toBeLessThan(5);
});

test('long work goes on however many keep coming', async () => {
  const server = createServer();
  watchArrivals(server);
  let isOver = false;
  const keepComing = () => {
    server.emit('connection');
    if (!isOver) setImmediate(keepComing);
  };
  keepComing();
  await takeTurn();
  isOver = true;
});
