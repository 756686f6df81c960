import { findProgram } from './find-program.ts';

/** Where the machine's Chromium is; CHROMIUM_PATH has the last word. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? findProgram('chromium', 'chromium-browser', 'google-chrome');
}

/**
 * The same engine without the windows of a desktop, which take more of the processor than the pages
 * in them: Debian has it as a package of its own.
 */
export function findHeadlessBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? findHeadlessShell() ?? findBrowser();
}

export const findHeadlessShell = () => findProgram('chromium-headless-shell');

/** Where its Firefox is; FIREFOX_PATH has the last word. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');
}

/** Runs as root and without a graphics card, and asks nothing of another host by itself. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
