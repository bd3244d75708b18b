import { readFileSync } from 'node:fs';
import type { Logger, PageServerSettings } from '@platform/page-server';
import { isDevelopmentShell } from '@platform/releases';
import type { Bundle } from '@platform/releases/sandbox';
import type { LiveRegistry } from '../page-data.ts';
import type { LiveShell } from './live-release.ts';
import { assertOwnPaths } from './live-sections.ts';
import { createLiveRemote, findChangedMenus, identifyMenus } from './release-manifests.ts';
import type { RemoteRelease, Selection } from './release-selection.ts';
import { ReleaseError } from './render-process/release-error.ts';
import type { RemoteDescription, RenderResult } from './render-process/render-job.ts';
import { renderInProcess } from './render-process/render-process.ts';

export type App = LiveShell | RemoteRelease;

/** A release as it was rendered with a certain shell. */
export type Rendering = RenderResult & {
  /** The menus it was rendered with; missing if it was only described. */
  readonly menus?: string;
};

/** Keeps the renderings of live releases for the next start. */
export type RenderingStore = {
  /** Returns a release as it was rendered with this shell before, maybe with other menus. */
  read(shell: LiveShell, app: App): Rendering | undefined;
  /** Writes what has changed since. Never rejects. */
  keep(selection: Selection, get: (app: App) => Rendering | undefined): Promise<void>;
};

/** The settings that pages are rendered with. */
export type RenderSettings = Pick<PageServerSettings, 'origins' | 'operator'>;

type RenderOptions = { readonly withoutPages: boolean; readonly isRetry?: boolean };

const NOTHING_KNOWN: RemoteDescription = { pages: [], nav: [] };

/** Renders releases, each in a process of its own, and keeps what it rendered, also in the data folder. */
export class ReleaseRenderer {
  readonly #settings: RenderSettings;
  readonly #log: Logger;
  readonly #onDisk: RenderingStore;
  readonly #renderings = new Map<string, Rendering>();
  readonly #failures = new Map<string, ReleaseError>();
  /** Keys of what is served with menus of before, because it could not be rendered with those of now. */
  readonly #outdated = new Set<string>();
  /** Keys of the renderings that each app is and was served with. */
  #recent: ReadonlyMap<string, readonly string[]> = new Map();

  constructor(settings: RenderSettings, log: Logger, onDisk: RenderingStore) {
    this.#settings = settings;
    this.#log = log;
    this.#onDisk = onDisk;
  }

  /** Throws the ReleaseError of a release that could not be rendered with this shell. */
  assertRenders(shell: LiveShell, app: App = shell): void {
    const error = this.#failures.get(toKey(shell, app));
    if (error) throw error;
  }

  /** Forgets which releases could not be rendered. Returns whether any is served as it was rendered before. */
  forgetFailures(): boolean {
    const hasOutdated = this.#outdated.size > 0;
    this.#failures.clear();
    this.#outdated.clear();
    return hasOutdated;
  }

  /** Forgets all renderings but these, those of other selections and, for a rollback, the ones before of each app. */
  keepRecent({ shell, remotes }: Selection, selections: readonly Selection[]): void {
    const recent = [shell, ...remotes].map((app) => {
      const key = toKey(shell, app);
      const [before] = (this.#recent.get(app.app) ?? []).filter((other) => other !== key);
      return [app.app, before === undefined ? [key] : [key, before]] as const;
    });
    this.#recent = new Map(recent);
    const others = selections.flatMap((other) =>
      [other.shell, ...other.remotes].map((app) => toKey(other.shell, app)),
    );
    const keys = new Set([...recent.flatMap(([, both]) => both), ...others]);
    for (const key of this.#renderings.keys()) if (!keys.has(key)) this.#renderings.delete(key);
  }

  /** Writes the pages of the live releases to disk, for the next start. */
  saveLive(selection: Selection): Promise<void> {
    return this.#onDisk.keep(selection, (app) => this.get(selection, app));
  }

  /** Returns what is known of a release. */
  get({ shell }: Selection, app: App): Rendering | undefined {
    return this.#renderings.get(toKey(shell, app));
  }

  /** Describes the remotes for the browser, as far as they are known. */
  createRegistry(selection: Selection): LiveRegistry {
    const liveRemotes = selection.remotes.map((remote) => {
      const description = this.get(selection, remote)?.description ?? NOTHING_KNOWN;
      return [remote.app, createLiveRemote(remote, remote.baseUrl, description)] as const;
    });
    const { revision, sections } = selection;
    return {
      revision,
      shellVersion: selection.shell.version,
      sections,
      remotes: Object.fromEntries(liveRemotes),
    };
  }

  /** Renders the releases that are new or were rendered with other menus. Returns whether all of it succeeded. */
  async renderMissing(selection: Selection): Promise<boolean> {
    const apps = [selection.shell, ...selection.remotes];
    for (const app of apps) this.#restore(selection, app);
    const unknown = apps.filter((app) => !this.get(selection, app));
    // Pages show the menus of all remotes. One that is missing is added by the remote's own process.
    if (!(await this.#renderAll(selection, unknown, { withoutPages: unknown.length > 1 }))) return false;
    const menus = identifyMenus(this.createRegistry(selection));
    const outdated = apps.filter((app) => this.get(selection, app)?.menus !== menus);
    return this.#renderAll(selection, outdated, { withoutPages: false });
  }

  /** Takes a release that an earlier process rendered. What cannot be used is rendered again, which says why. */
  #restore({ shell, sections }: Selection, app: App): void {
    const key = toKey(shell, app);
    const rendering = this.#renderings.has(key) ? undefined : this.#onDisk.read(shell, app);
    if (!rendering) return;
    try {
      if (isRemote(app)) assertOwnPaths(app.app, rendering.description.pages, sections);
      this.#renderings.set(key, rendering);
    } catch (error) {
      this.#log.debug({ app: app.app, err: error }, 'rendered pages not used');
    }
  }

  async #renderAll(selection: Selection, apps: readonly App[], options: RenderOptions): Promise<boolean> {
    const results = await Promise.all(apps.map((app) => this.#render(selection, app, options)));
    return results.every(Boolean);
  }

  async #render(selection: Selection, app: App, options: RenderOptions): Promise<boolean> {
    const { withoutPages, isRetry = false } = options;
    const { shell } = selection;
    const key = toKey(shell, app);
    const menusBefore = this.#renderings.get(key)?.menus;
    try {
      const remote = isRemote(app) && { name: app.app, bundle: readBundle(app) };
      const job = {
        ...(remote && { remote }),
        registry: this.createRegistry(selection),
        origin: this.#settings.origins.shell,
        operator: this.#settings.operator,
        withoutPages,
      };
      const result = await renderInProcess(readBundle(shell), job, isDevelopmentShell(shell.version));
      if (remote) assertOwnPaths(remote.name, result.description.pages, selection.sections);
      for (const { path, error } of result.problems)
        this.#log.error({ path, version: app.version, err: error }, 'page not prerendered');
      this.#renderings.set(key, result);
      if (!withoutPages)
        this.#renderings.set(key, { ...result, menus: identifyMenus(this.createRegistry(selection)) });
      return true;
    } catch (error) {
      this.#log.error(
        { app: app.app, version: app.version, shell: shell.version, err: error },
        'release not rendered',
      );
      if (menusBefore === undefined) {
        this.#failures.set(key, toReleaseError(error));
        return false;
      }
      // Only menus have changed, so the cause is the machine, for which a second attempt is made, or a menu.
      if (!isRetry) return await this.#render(selection, app, { ...options, isRetry: true });
      return this.#blameMenus(selection, app, menusBefore, error);
    }
  }

  /**
   * Records that an app cannot be rendered with what is about to be served for the first time. If that is nothing, the
   * app is served as it was rendered before. Returns whether it is.
   */
  #blameMenus(selection: Selection, app: App, menusBefore: string, error: unknown): boolean {
    const { shell, remotes } = selection;
    const changed = findChangedMenus(menusBefore, this.createRegistry(selection));
    const isNew = (remote: RemoteRelease) =>
      this.#recent.size > 0 && this.#recent.get(remote.app)?.[0] !== toKey(shell, remote);
    const blamed = remotes.filter(
      (remote) => remote.app !== app.app && changed.includes(remote.app) && isNew(remote),
    );
    for (const remote of blamed)
      this.#failures.set(
        toKey(shell, remote),
        new ReleaseError(`${app.app} cannot be rendered with its menu`, { cause: error }),
      );
    if (blamed.length > 0) return false;
    this.#outdated.add(toKey(shell, app));
    return true;
  }
}

function toReleaseError(error: unknown): ReleaseError {
  if (error instanceof ReleaseError) return error;
  return new ReleaseError('its files cannot be read', { cause: error });
}

/** Identifies a rendering. That of a remote contains the shell's code too. */
function toKey(shell: LiveShell, app: App): string {
  return isRemote(app) ? `${shell.id} ${app.id}` : app.id;
}

function isRemote(app: App): app is RemoteRelease {
  return app.app !== 'shell';
}

function readBundle({ serverFile }: App): Bundle {
  return { file: serverFile, code: readFileSync(serverFile, 'utf8') };
}
