// Runs before the first install, on whatever Node the machine has (18 and later): plain
// JavaScript, no dependency.
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './prepare/build.js';
import { install, isInstalled } from './prepare/install.js';
import { step } from './prepare/step.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = process.argv.slice(2);

try {
  if (!(await isInstalled(root))) {
    await step('installing dependencies', () => install(root));
  }
  if (options.includes('--build') || (!options.includes('--install') && !isBuilt(root))) {
    await step('building the site', () => build(root));
  }
} catch (error) {
  console.error(`wajha: ${error.message}`);
  process.exitCode = 1;
}
