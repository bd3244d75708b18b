/** Finds a Chromium for the end-to-end tests, or brings one. */
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT } from '../deploy/local/install.mjs';
import { step } from '../deploy/local/progress.mjs';
import { CommandError, runCommand } from '../deploy/local/run-command.mjs';
import { tool } from './tool.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** No browser is there and none could be brought; the message says what to do. */
export class BrowserError extends Error {}

/** @returns the path of an executable Chromium or Chrome. */
export async function ensureBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (isExecutable(CHROMIUM)) return CHROMIUM;
    throw new BrowserError(
      `CHROMIUM=${CHROMIUM} is no program. Set it to a Chromium's path, or leave it out.`,
    );
  }
  const found = findInPath() ?? findPlaywrights();
  if (found) return found;
  const tried = [];
  for (const [title, bring] of ways()) {
    try {
      await step(title, bring);
      const brought = findInPath() ?? findPlaywrights();
      if (brought) return brought;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      tried.push(error.message);
    }
  }
  throw new BrowserError(
    `The end-to-end tests need Chromium, and it could not be installed.\n${tried.join('\n')}\n` +
      'Install Chromium or Chrome and run again; if it is not in the path, set CHROMIUM to its place.',
  );
}

function ways() {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => runCommand('apt-get', [...args], { env });
  return [
    ...(debian
      ? [
          [
            'Installing Chromium (apt-get)',
            () =>
              apt('update', '-q').then(() => apt('install', '-qy', '--no-install-recommends', 'chromium')),
          ],
        ]
      : []),
    ['Installing Chromium (Playwright)', () => tool('playwright', 'install', 'chromium')],
  ];
}

function findInPath() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Where Playwright keeps the one it downloads. */
function findPlaywrights() {
  const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');
  return [chromium.executablePath()].find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // Not there, or not to be run: the same to whoever looks for one.
  }
}
