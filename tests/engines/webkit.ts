import { once } from 'node:events';
import { readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Engine } from './engine.ts';
import { programs } from './programs.ts';
import { startProgram } from './start-program.ts';
import { startDriver } from './webdriver-program.ts';

export const webkit: Engine = {
  name: 'WebKit',

  async connect() {
    const { xvfb, 'webkit2gtk-driver': driver } = programs.WebKit();
    const screen = startProgram(`${xvfb}`, () => screenOptions);
    const [display] = await once(screen.child.stdout ?? screen.child, 'data');
    const { send, ask, program } = await startDriver(
      `${driver}`,
      (folder) => ({
        'webkitgtk:browserOptions': {
          binary: join(import.meta.dirname, 'webkit-window.sh'),
          args: [folder],
        },
      }),
      { DISPLAY: `:${display}`.trim() },
    );
    const file = (name: string) => join(program.folder, name);
    return {
      send,
      resize: async (width, height) => void (await ask('window/rect', { width, height })),
      takeErrors: async () => {
        const lines = readFileSync(file('console'), 'utf8').split('\n');
        truncateSync(file('console'));
        return lines.filter((line) => line.includes('CONSOLE JS ERROR'));
      },
      // Its driver does not know the command.
      print: async () => {
        rmSync(file('printed'), { force: true });
        process.kill(Number(readFileSync(file('pid'))), 'SIGUSR1');
        await vi.waitFor(() => readFileSync(file('printed')), { timeout: 60_000 });
        return readFileSync(file('paper.pdf'));
      },
      close: async () => {
        await program.end();
        await screen.end();
      },
    };
  },
};

const screenOptions = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
