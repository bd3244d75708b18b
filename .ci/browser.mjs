/** Finds a Chromium for the end-to-end tests, or installs one. */
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT } from '../deploy/launcher/install.mjs';
import { withProgress } from '../deploy/launcher/progress.mjs';
import { CommandError, runCommand } from '../deploy/launcher/run-command.mjs';
import { tool } from './tool.mjs';

/** A headless shell comes first: without the windows of a whole browser, a page takes it two thirds of the CPU time. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** No browser was found and none could be installed; the message says what to do. */
export class BrowserError extends Error {}

/** @returns the path of an executable Chromium or Chrome. */
export async function ensureBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (isExecutable(CHROMIUM)) return CHROMIUM;
    throw new BrowserError(
      `CHROMIUM=${CHROMIUM} is not executable. Set it to the path of a Chromium, or unset it.`,
    );
  }
  const found = findInPath() ?? findPlaywrightBrowser();
  if (found) return found;
  const failures = [];
  for (const [title, install] of installers()) {
    try {
      await withProgress(title, install);
      const installed = findInPath() ?? findPlaywrightBrowser();
      if (installed) return installed;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      failures.push(error.message);
    }
  }
  throw new BrowserError(
    `The end-to-end tests need Chromium, and it could not be installed.\n${failures.join('\n')}\n` +
      'Install Chromium or Chrome and run again; if it is not on the PATH, set CHROMIUM to its location.',
  );
}

function installers() {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => runCommand('apt-get', [...args], { env });
  return [
    ...(debian
      ? ['chromium-headless-shell', 'chromium'].map((name) => [
          `Installing ${name} (apt-get)`,
          () => apt('update', '-q').then(() => apt('install', '-qy', '--no-install-recommends', name)),
        ])
      : []),
    ['Installing Chromium (Playwright)', () => tool('playwright', 'install', 'chromium')],
  ];
}

function findInPath() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return [...HEADLESS_SHELLS, ...BROWSERS]
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isExecutable);
}

/** The browser that `playwright install` downloads. */
function findPlaywrightBrowser() {
  const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');
  return [chromium.executablePath()].find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // Missing and not executable are the same to the caller.
  }
}
