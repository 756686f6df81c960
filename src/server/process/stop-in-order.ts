import type { FastifyBaseLogger } from 'fastify';

const patience = 10_000;

/**
 * Finishes the work under way, then ends; a second signal does not wait. An uncaught error ends the
 * process in the same way, since the state it has left is not known: no visitor is cut off, and the
 * service manager starts the process again.
 */
export function stopInOrder(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let stopping = false;
  function begin(code: number): void {
    stopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      begin(0);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, 'an error that nothing has caught: the process stops in order');
      if (!stopping) begin(1);
    });
  }
}
