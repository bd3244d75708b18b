import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { signedInHintName } from '@platform/contracts';
import {
  DEVELOPMENT_VERSION,
  findRoute,
  getPrefix,
  OPERATOR_PLACEHOLDER,
  PAGE_SCRIPTS_PLACEHOLDER,
  PLATFORM_PLACEHOLDER,
  readAssets,
  RELEASE_FILES,
  type ReleaseStore,
  renderPreloadLink,
} from '@platform/releases';
import type { PageHandler } from './pages.ts';
import type { PageServerSettings } from './settings.ts';

type PlatformSettings = Pick<PageServerSettings, 'origins' | 'operator' | 'production' | 'port'>;

/** The standalone page of a version. */
type StandalonePage = {
  readonly html: string;
  /** Renders hints of the scripts of the page at a path; empty for an unknown one. */
  readonly renderHints: (path: string) => string;
  readonly isForEverybody: boolean;
};

/**
 * Creates the page handler of a remote that runs on its own origin, without the shell: `browser/index.html` of the live
 * version for every path without a file extension. The page is a single-page app, so a reload works on every route. Its
 * scripts are preloaded if its visitor can see it.
 *
 * @param settings the shell's origin, for links to pages that only the whole platform has, and who operates it
 */
export function createStandalonePage(
  releases: ReleaseStore,
  app: string,
  settings: PlatformSettings,
): PageHandler {
  const pages = new Map<string, Promise<StandalonePage>>();
  const ports = [settings.port, Number(new URL(settings.origins.shell).port)];
  const hintCookies = ports.map((port) => signedInHintName({ ...settings, port }));

  return async ({ path, cookie }) => {
    const version = releases.liveVersion(app);
    if (version === undefined || extname(path) !== '') return undefined;
    let page = pages.get(version);
    if (!page) {
      page = readPage(releases, app, version, settings);
      pages.set(version, page);
      page.catch(() => pages.delete(version));
    }
    const { html, renderHints, isForEverybody } = await page;
    const isShown = isForEverybody || hintCookies.some((name) => cookie(name) !== undefined);
    return {
      kind: 'document',
      status: 200,
      html: html.replace(PAGE_SCRIPTS_PLACEHOLDER, () => (isShown ? renderHints(path) : '')),
      requiresIntegrity: version !== DEVELOPMENT_VERSION,
    };
  };
}

async function readPage(
  releases: ReleaseStore,
  app: string,
  version: string,
  { origins, operator }: PlatformSettings,
): Promise<StandalonePage> {
  const folder = releases.releaseFolder(app, version);
  const html = await readFile(join(folder, RELEASE_FILES.standalonePage), 'utf8');
  const { section } = releases.release(app, version);
  const { pages = {}, integrity } = readAssets(folder);
  const routes = Object.keys(pages);
  // The console has its paths without the prefix that they have in the shell.
  const prefixes = ['', ...(section?.ownedPaths ?? []).map(getPrefix)];
  return {
    html: html
      .replaceAll(PLATFORM_PLACEHOLDER, origins.shell)
      .replaceAll(OPERATOR_PLACEHOLDER, () => escapeAttribute(JSON.stringify(operator))),
    renderHints(path) {
      const route = prefixes.map((prefix) => routes[findRoute(routes, prefix + path)]).find((each) => each);
      const files = route === undefined ? [] : (pages[route] ?? []);
      return files
        .map((file) => renderPreloadLink({ url: `/${version}/${file}`, integrity: integrity?.[file] }))
        .join('\n');
    },
    isForEverybody: section?.visibility === 'everybody',
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
