import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Engine } from './engine.ts';
import { speakMarionette } from './marionette.ts';
import { programs } from './programs.ts';
import { startProgram } from './start-program.ts';

export const firefox: Engine = {
  name: 'Firefox',

  async connect() {
    const program = startProgram(`${programs.Firefox()['firefox-esr']}`, (folder) => {
      writeFileSync(join(folder, 'user.js'), 'user_pref("marionette.port", 0);\n');
      // The browser's own scripts may be run: see below.
      return [...flags, '--remote-allow-system-access', '--profile', folder];
    });
    const portFile = join(program.folder, 'MarionetteActivePort');
    const port = await vi.waitFor(() => Number(readFileSync(portFile, 'utf8')), {
      timeout: 60_000,
    });
    const speak = await speakMarionette(port);
    await speak('WebDriver:NewSession');
    const inBrowser = async (script: string, ...args: unknown[]) => {
      await speak('Marionette:SetContext', { value: 'chrome' });
      const result = await speak('WebDriver:ExecuteScript', { script, args });
      await speak('Marionette:SetContext', { value: 'content' });
      return result;
    };
    return {
      send: (command, parameters) => speak(`WebDriver:${command}`, parameters),
      resize: async (width, height) => void (await inBrowser(sizePage, width, height)),
      takeErrors: async () => (await inBrowser(readConsole)) as string[],
      print: async () => Buffer.from((await speak('WebDriver:Print')) as string, 'base64'),
      close: program.end,
    };
  },
};

const flags = ['--headless', '--marionette', '--no-remote'];

/** Its window is never narrower than 500 pixels. */
const sizePage = `
  const [width, height] = arguments;
  const { style } = gBrowser.selectedBrowser;
  for (const side of ['min-width', 'max-width']) style.setProperty(side, width + 'px');
  for (const side of ['min-height', 'max-height']) style.setProperty(side, height + 'px');`;

/** Errors of the browser's own scripts come from no page. */
const readConsole = `
  const errors = Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError
      && !(message.flags & Ci.nsIScriptError.warningFlag)
      && message.category === 'content javascript')
    .map(({ errorMessage, sourceName, lineNumber }) => errorMessage + ' ' + sourceName + ':' + lineNumber);
  Services.console.reset();
  return errors;`;
