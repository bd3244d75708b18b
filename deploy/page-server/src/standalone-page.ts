import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  DEVELOPMENT_VERSION,
  OPERATOR_PLACEHOLDER,
  PLATFORM_PLACEHOLDER,
  RELEASE_FILES,
  type ReleaseStore,
} from '@platform/releases';
import type { Page, PageHandler } from './pages.ts';
import type { PageServerSettings } from './settings.ts';

type PlatformSettings = Pick<PageServerSettings, 'origins' | 'operator'>;

/**
 * Creates the page handler of a remote that runs on its own origin, without the shell: `browser/index.html` of the live
 * version for every path without a file extension. The page is a single-page app, so a reload works on every route.
 *
 * @param settings the shell's origin, for links to pages that only the whole platform has, and who operates it
 */
export function createStandalonePage(
  releases: ReleaseStore,
  app: string,
  settings: PlatformSettings,
): PageHandler {
  const pages = new Map<string, Promise<Page>>();

  return ({ path }) => {
    const version = releases.liveVersion(app);
    if (version === undefined || extname(path) !== '') return undefined;
    let page = pages.get(version);
    if (!page) {
      page = readPage(releases.releaseFolder(app, version), version, settings);
      pages.set(version, page);
      page.catch(() => pages.delete(version));
    }
    return page;
  };
}

async function readPage(
  folder: string,
  version: string,
  { origins, operator }: PlatformSettings,
): Promise<Page> {
  const html = await readFile(join(folder, RELEASE_FILES.standalonePage), 'utf8');
  return {
    kind: 'document',
    status: 200,
    html: html
      .replaceAll(PLATFORM_PLACEHOLDER, origins.shell)
      .replaceAll(OPERATOR_PLACEHOLDER, () => escapeAttribute(JSON.stringify(operator))),
    requiresIntegrity: version !== DEVELOPMENT_VERSION,
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
