import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserFlags, findHeadlessBrowser } from '../../tests/support/browser.ts';
import { type Figures, figuresOf } from './figures.ts';

const run = promisify(execFile);
const longest = 180_000;
const tries = 3;

/** One run, and another where a busy browser has lost the trace that Lighthouse reads. */
export async function measure(program: string, url: string): Promise<Figures> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await measureOnce(program, url);
    } catch (error) {
      if (left === 0 || !hasLostTrace(error)) throw error;
    }
  }
}

/** Said in its report, which a failed run may print as well, or in the words that it ends with. */
const hasLostTrace = (error: unknown) =>
  /NO_NAVSTART/.test(`${error} ${(error as { stdout?: string }).stdout ?? ''}`);

/** In a browser of its own, as a phone on a slow network. */
async function measureOnce(program: string, url: string): Promise<Figures> {
  const browser = findHeadlessBrowser();
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
