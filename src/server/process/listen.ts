import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartProblem } from './start-problem.ts';

interface Where {
  port: number;
  host: string;
  /** The name of the setting that an owner would change. */
  setting: 'PORT' | 'METRICS_PORT';
}

export async function listenOn(server: Server, where: Where): Promise<number> {
  try {
    server.listen({ port: where.port, host: where.host });
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    throw listenProblem(error, where);
  }
}

/** A sentence for what an owner can change; anything else stays what it is. */
export function listenProblem(error: unknown, { port, host, setting }: Where): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const text = `Port ${port} is in use by another program; stop it or set ${setting}.`;
    return new StartProblem(text, { cause: error });
  }
  const hostSetting = setting === 'PORT' ? 'HOST' : 'METRICS_HOST';
  if (syscall === 'getaddrinfo') {
    const text = `The name ${host} leads to no address; change ${hostSetting}.`;
    return new StartProblem(text, { cause: error });
  }
  if (code === 'EADDRNOTAVAIL') {
    const text = `The address ${host} is none of this machine’s; change ${hostSetting}.`;
    return new StartProblem(text, { cause: error });
  }
  // A port that is reserved for the system.
  if (syscall === 'listen' || syscall === 'bind') {
    return new StartProblem(`The program may not listen on ${host}:${port}.`, { cause: error });
  }
  return error;
}
