import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserFlags, findBrowser } from '../../tests/support/browser.ts';
import { type Figures, figuresOf } from './figures.ts';

const run = promisify(execFile);
const longest = 180_000;

/** One run in a browser of its own, as a phone on a slow network. */
export async function measure(program: string, url: string): Promise<Figures> {
  const browser = findBrowser();
  const flags = ['--headless=new', ...browserFlags].join(' ');
  const { stdout } = await run(
    process.execPath,
    [program, url, '--output=json', '--quiet', '--form-factor=mobile', `--chrome-flags=${flags}`],
    {
      env: { ...process.env, ...(browser && { CHROME_PATH: browser }) },
      maxBuffer: 64 * 1024 * 1024,
      timeout: longest,
      // The one at which it takes its browser along.
      killSignal: 'SIGINT',
    },
  );
  return figuresOf(JSON.parse(stdout));
}
