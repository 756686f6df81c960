import { globSync } from 'node:fs';
import { findBrowser, findFirefox } from '../support/browser.ts';
import { findProgram } from '../support/find-program.ts';

/** For what they print. */
const paper = () => ({ 'poppler-utils': findProgram('pdftotext') });

/** What the journeys in each engine need, by the name of its package in Debian, and where this machine has it. */
export const programs = {
  Chromium: () => ({
    chromium: findBrowser(),
    'chromium-driver': findProgram('chromedriver'),
    ...paper(),
  }),
  Firefox: () => ({ 'firefox-esr': findFirefox(), ...paper() }),
  WebKit: () => ({
    'webkit2gtk-driver': findProgram('WebKitWebDriver'),
    'gir1.2-webkit2-4.1': globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib')[0],
    gjs: findProgram('gjs'),
    xvfb: findProgram('Xvfb'),
    ...paper(),
  }),
};

export type EngineName = keyof typeof programs;

export const missingOf = (engine: EngineName) =>
  Object.entries(programs[engine]())
    .filter(([, path]) => !path)
    .map(([name]) => name);
