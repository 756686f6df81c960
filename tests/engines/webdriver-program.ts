import { vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import type { Command, Connection } from './engine.ts';
import { startProgram } from './start-program.ts';
import { WebDriverError } from './webdriver-error.ts';

/** Opens a browser by the program that translates WebDriver for it: JSON over HTTP. */
export async function startDriver(
  driver: string,
  capabilities: (folder: string) => object,
  env: Record<string, string> = {},
) {
  const port = await freePort();
  const program = startProgram(
    driver,
    () => [`--port=${port}`],
    () => env,
  );
  const base = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${base}/status`), { timeout: 60_000 });
  const wanted = { capabilities: { alwaysMatch: capabilities(program.folder) } };
  const { sessionId } = (await post(`${base}/session`, wanted)) as { sessionId: string };
  const ask = (path: string, body: object) => post(`${base}/session/${sessionId}/${path}`, body);
  const send: Connection['send'] = (command, parameters) => {
    const { id = '', ...body } = { ...parameters } as { id?: string };
    return ask(addresses[command].replace(':id', id), body);
  };
  return { send, ask, program };
}

const addresses: Record<Command, string> = {
  Navigate: 'url',
  Back: 'back',
  ExecuteScript: 'execute/sync',
  ElementClick: 'element/:id/click',
  ElementSendKeys: 'element/:id/value',
  PerformActions: 'actions',
  Print: 'print',
};

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error: string; message: string } };
  if (!answer.ok) throw new WebDriverError(value.error, value.message);
  return value;
}
