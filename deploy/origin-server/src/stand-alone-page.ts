import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page, PageHandler } from './pages.ts';
import type { ReleaseStore } from './releases/release-store.ts';

/** Stands in the page's HTML where the shell's origin goes (`@platform/kit/document`). */
const PLATFORM_PLACEHOLDER = '{{platform-origin}}';

/**
 * The page of a remote on its own origin, without the shell: `browser/index.html` of the live version for every address
 * that does not look like a file. It is one page with a router of its own, so a reload anywhere finds it again.
 *
 * @param platform the shell's origin, for the links to what only the whole platform has
 */
export function standAlonePage(releases: ReleaseStore, app: string, platform: string): PageHandler {
  const pages = new Map<string, Promise<Page>>();

  return ({ path }) => {
    const version = releases.liveVersion(app);
    if (version === undefined || extname(path) !== '') return undefined;
    let page = pages.get(version);
    if (!page) {
      page = readPage(join(releases.releaseFolder(app, version), 'browser', 'index.html'), platform);
      pages.set(version, page);
      page.catch(() => pages.delete(version));
    }
    return page;
  };
}

async function readPage(file: string, platform: string): Promise<Page> {
  const html = await readFile(file, 'utf8');
  return { kind: 'document', status: 200, html: html.replaceAll(PLATFORM_PLACEHOLDER, platform) };
}
