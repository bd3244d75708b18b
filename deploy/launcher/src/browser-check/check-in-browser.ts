import { existsSync } from 'node:fs';
import { getErrorMessage, pickEnvironment, StartError } from '@platform/server-kit/node-utils';
import type { PageProblem, StoredRelease } from '@platform/releases';
import { type Browser, chromium } from '@playwright/test';
import { type Preview, startPreview } from './preview.ts';
import { visitPage } from './visit-page.ts';

const HOST = 'shell';
const SYSTEM_BROWSER = '/usr/bin/chromium';

/** The part of the shell's `/registry.json` that is read here. */
type PreviewRegistry = {
  readonly remotes: Readonly<Record<string, { readonly version: string; readonly paths: readonly string[] }>>;
  readonly failed: Readonly<Record<string, { readonly reason: string }>>;
};

/**
 * Opens every page of the checked apps in a browser, in the shell among the releases. Nothing that is live changes.
 *
 * @param releases one is of the shell
 * @param apps names of the apps to check; for the shell, the pages of all remotes.
 */
export async function checkInBrowser(
  releases: readonly StoredRelease[],
  apps: readonly string[],
): Promise<PageProblem[]> {
  const browser = await launchBrowser();
  try {
    const preview = await startPreview(releases);
    try {
      return await checkPages(browser, preview, releases, apps);
    } finally {
      await preview.stop();
    }
  } finally {
    await browser.close();
  }
}

async function checkPages(
  browser: Browser,
  { origin, unrendered }: Preview,
  releases: readonly StoredRelease[],
  apps: readonly string[],
): Promise<PageProblem[]> {
  const response = await fetch(`${origin}/registry.json`);
  const { remotes, failed } = (await response.json()) as PreviewRegistry;
  const problems: PageProblem[] = [];
  for (const { release } of releases) {
    const { app, version } = release;
    if (app === HOST || !(apps.includes(app) || apps.includes(HOST))) continue;
    const remote = remotes[app];
    if (remote?.version !== version) {
      const reason = failed[app]?.reason ?? 'it is not in the registry';
      problems.push({ app, sentence: `${app} ${version}: the shell cannot show it: ${reason}` });
      continue;
    }
    for (const path of remote.paths) {
      const { faults, picture } = await visitPage({ browser, origin, path });
      const reason = unrendered.get(path);
      const all = reason === undefined ? faults : [`is not rendered by the server: ${reason}`, ...faults];
      problems.push(
        ...all.map((fault) => ({ app, sentence: `${app} ${version}: ${path} ${fault}`, picture })),
      );
    }
  }
  return problems;
}

/** Returns the path of a Chromium; `undefined` if none is known. */
export function findBrowser(): string | undefined {
  const { CHROMIUM } = process.env;
  return CHROMIUM ?? [chromium.executablePath(), SYSTEM_BROWSER].find((path) => existsSync(path));
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  try {
    return await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      // What a page may do to the browser must not lead to the keys of the store.
      env: pickEnvironment(process.env),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  } catch (error) {
    throw new StartError(
      `The browser check needs Chromium: install it, or set CHROMIUM to its path. ${getErrorMessage(error)}`,
      { cause: error },
    );
  }
}
