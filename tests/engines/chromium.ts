import { browserFlags } from '../support/browser.ts';
import type { Engine } from './engine.ts';
import { programs } from './programs.ts';
import { startDriver } from './webdriver-program.ts';

export const chromium: Engine = {
  name: 'Chromium',

  async connect() {
    const { send, ask, program } = await startDriver(
      `${programs.Chromium()['chromium-driver']}`,
      (folder) => ({
        'goog:chromeOptions': {
          binary: programs.Chromium().chromium,
          // It ends with its driver, whose pipe it is driven by.
          args: [
            ...browserFlags,
            '--headless',
            '--remote-debugging-pipe',
            `--user-data-dir=${folder}`,
          ],
        },
        'goog:loggingPrefs': { browser: 'ALL' },
      }),
    );
    return {
      send,
      resize: async (width, height) => {
        const params = { width, height, deviceScaleFactor: 1, mobile: false };
        await ask('goog/cdp/execute', { cmd: 'Emulation.setDeviceMetricsOverride', params });
      },
      takeErrors: async () =>
        ((await ask('se/log', { type: 'browser' })) as LogEntry[])
          .filter(({ source, level }) => source === 'javascript' && level === 'SEVERE')
          .map(({ message }) => message),
      print: async () => Buffer.from((await send('Print')) as string, 'base64'),
      close: program.end,
    };
  },
};

interface LogEntry {
  source: string;
  level: string;
  message: string;
}
