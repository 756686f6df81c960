import { globSync } from 'node:fs';
import { findBrowser, findFirefox } from '../support/browser.ts';
import { findProgram } from '../support/find-program.ts';

/** What each engine needs, by the name of its package in Debian, and where this machine has it. */
export const programs = {
  Chromium: () => ({
    chromium: findBrowser(),
    'chromium-driver': findProgram('chromedriver'),
  }),
  Firefox: () => ({ 'firefox-esr': findFirefox() }),
  WebKit: () => ({
    'webkit2gtk-driver': findProgram('WebKitWebDriver'),
    'gir1.2-webkit2-4.1': globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib')[0],
    gjs: findProgram('gjs'),
    xvfb: findProgram('Xvfb'),
  }),
};

export type EngineName = keyof typeof programs;

export const missingOf = (engine: EngineName) =>
  Object.entries(programs[engine]())
    .filter(([, path]) => !path)
    .map(([name]) => name);
