import { updateRegistry } from './registry-file.ts';
import { HOST, type PageCheck, type Registry } from './release-format.ts';

/** How many checks of an app's pages the registry remembers. */
const MAX_REMEMBERED = 20;

type Versions = Readonly<Record<string, string>>;
type PageChecks = NonNullable<Registry['pageChecks']>;

/** The pages of a version of an app, as a version of the shell shows them. */
export type PagesInShell = { readonly app: string } & Pick<PageCheck, 'version' | 'shell'>;

/**
 * Lists the pages that visitors have not had yet if apps move: those of a remote in the shell, and with a shell those
 * of all remotes. The shell itself is among them, because it has to start. None without a shell.
 *
 * @param live versions by app, as they are after the move
 */
export function listMovedPages(live: Versions, moving: readonly string[]): PagesInShell[] {
  const shell = live[HOST];
  if (shell === undefined) return [];
  return Object.entries(live)
    .filter(([app]) => moving.includes(app) || moving.includes(HOST))
    .map(([app, version]) => ({ app, version, shell }));
}

/** Lists the pages that visitors have not had yet if versions become live among those of the registry. */
export function listPagesOfMove({ apps }: Registry, moved: Versions): PagesInShell[] {
  const live = Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
  return listMovedPages({ ...live, ...moved }, Object.keys(moved));
}

/** Returns the check of pages, if it is recorded. */
export function findPageCheck(
  { pageChecks }: Registry,
  { app, version, shell }: PagesInShell,
): PageCheck | undefined {
  return pageChecks?.[app]?.findLast((check) => check.version === version && check.shell === shell);
}

/** Returns the check of a version's pages in the live shell, or else the latest one; `undefined` if there is none. */
export function findVersionCheck(registry: Registry, app: string, version: string): PageCheck | undefined {
  const shell = registry.apps[HOST]?.version ?? '';
  const last = registry.pageChecks?.[app]?.findLast((check) => check.version === version);
  return findPageCheck(registry, { app, version, shell }) ?? last;
}

/**
 * Whether all pages were opened that visitors would get if a version became live: those of a remote in the live shell,
 * those of all live remotes in a shell.
 */
export function werePagesOpened(registry: Registry, app: string, version: string): boolean {
  const pages = listPagesOfMove(registry, { [app]: version });
  return pages.length > 0 && pages.every((opened) => findPageCheck(registry, opened));
}

/**
 * Records in the registry that pages were opened in a browser and had no problems. The revision stays, because nothing
 * that is served has changed.
 */
export function recordPageChecks(store: string, opened: readonly PagesInShell[], by: string): void {
  if (opened.length === 0) return;
  const at = new Date().toISOString();
  updateRegistry(store, ({ pageChecks = {} }) => ({
    pageChecks: opened.reduce<PageChecks>(
      (checks, { app, version, shell }) => ({
        ...checks,
        [app]: addCheck(checks[app] ?? [], { version, shell, at, by }),
      }),
      pageChecks,
    ),
  }));
}

/** Replaces an earlier check of the same pages, and drops what is too old to remember. */
function addCheck(checks: readonly PageCheck[], added: PageCheck): readonly PageCheck[] {
  const others = checks.filter(({ version, shell }) => version !== added.version || shell !== added.shell);
  return [...others, added].slice(-MAX_REMEMBERED);
}

/** Removes the checks of versions that are deleted, and those in a shell that is. */
export function removePageChecks(
  checks: PageChecks | undefined,
  app: string,
  deleted: readonly string[],
): PageChecks | undefined {
  if (!checks) return undefined;
  const isKept = (name: string, { version, shell }: PageCheck) =>
    !(name === app && deleted.includes(version)) && !(app === HOST && deleted.includes(shell));
  return Object.fromEntries(
    Object.entries(checks).map(([name, list]) => [name, list.filter((check) => isKept(name, check))]),
  );
}
