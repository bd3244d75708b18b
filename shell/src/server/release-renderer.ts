import { readFileSync } from 'node:fs';
import type { Logger, OriginSettings } from '@platform/origin-server';
import { DEVELOPMENT_VERSION } from '@platform/releases';
import type { Bundle } from '@platform/releases/sandbox';
import type { LiveRegistry } from '../page-data.ts';
import type { LiveShell } from './live-release.ts';
import { assertOwnPaths } from './live-sections.ts';
import { createLiveRemote, identifyMenus } from './release-manifests.ts';
import type { RemoteRelease, Selection } from './release-selection.ts';
import { ReleaseError } from './render-process/release-error.ts';
import type { RemoteDescription, RenderResult } from './render-process/render-job.ts';
import { startRenderProcess, type RenderProcess } from './render-process/render-process.ts';

export type App = LiveShell | RemoteRelease;

/** A release as it was rendered with a certain shell. */
export type Rendering = RenderResult & {
  /** The menus it was rendered with; missing if it was only described. */
  readonly menus?: string;
};

/** A process that waits for a job, with the shell that it has evaluated. */
type NextProcess = { readonly shellId: string; readonly process: RenderProcess };

const NOTHING_KNOWN: RemoteDescription = { pages: [], nav: [] };

/** Renders releases, each in a process of its own, and keeps what it rendered. */
export class ReleaseRenderer {
  readonly #origins: OriginSettings['origins'];
  readonly #log: Logger;
  readonly #renderings = new Map<string, Rendering>();
  readonly #failures = new Map<string, ReleaseError>();
  /** Keys of the renderings that each app is and was served with. */
  #recent: ReadonlyMap<string, readonly string[]> = new Map();
  #next: NextProcess | undefined;

  constructor(origins: OriginSettings['origins'], log: Logger) {
    this.#origins = origins;
    this.#log = log;
  }

  /** Throws the ReleaseError of a release that could not be rendered with this shell. */
  assertRenders(shell: LiveShell, app: App = shell): void {
    const error = this.#failures.get(toKey(shell, app));
    if (error) throw error;
  }

  /** Forgets which releases could not be rendered. Returns whether there were any. */
  forgetFailures(): boolean {
    const hasFailures = this.#failures.size > 0;
    this.#failures.clear();
    return hasFailures;
  }

  /** Forgets all renderings but these, those of the canaries and, for a rollback, the ones before of each app. */
  keepRecent({ shell, remotes }: Selection, canaries: readonly Selection[]): void {
    const recent = [shell, ...remotes].map((app) => {
      const key = toKey(shell, app);
      const [before] = (this.#recent.get(app.app) ?? []).filter((other) => other !== key);
      return [app.app, before === undefined ? [key] : [key, before]] as const;
    });
    this.#recent = new Map(recent);
    const tried = canaries.flatMap((canary) =>
      [canary.shell, ...canary.remotes].map((app) => toKey(canary.shell, app)),
    );
    const keys = new Set([...recent.flatMap(([, both]) => both), ...tried]);
    for (const key of this.#renderings.keys()) if (!keys.has(key)) this.#renderings.delete(key);
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
    return { revision, sections, remotes: Object.fromEntries(liveRemotes) };
  }

  /** Renders the releases that are new or were rendered with other menus. Returns whether all of it succeeded. */
  async renderMissing(selection: Selection): Promise<boolean> {
    const apps = [selection.shell, ...selection.remotes];
    const unknown = apps.filter((app) => !this.get(selection, app));
    // Pages show the menus of all remotes. One that is missing is added by the remote's own process.
    if (!(await this.#renderAll(selection, unknown, unknown.length > 1))) return false;
    const menus = identifyMenus(this.createRegistry(selection));
    const outdated = apps.filter((app) => this.get(selection, app)?.menus !== menus);
    return this.#renderAll(selection, outdated, false);
  }

  /** Starts the process of the next rendering ahead: most of its time goes into the start of Node and the shell. */
  startNextProcess({ shell }: Selection): void {
    if (this.#next && isFor(this.#next, shell)) return;
    this.#next?.process.stop();
    this.#next = { shellId: shell.id, process: startProcess(shell) };
  }

  #takeProcess(shell: LiveShell): RenderProcess {
    const next = this.#next;
    if (!next || !isFor(next, shell)) return startProcess(shell);
    this.#next = undefined;
    return next.process;
  }

  async #renderAll(selection: Selection, apps: readonly App[], withoutPages: boolean): Promise<boolean> {
    const results = await Promise.all(apps.map((app) => this.#render(selection, app, withoutPages)));
    return results.every(Boolean);
  }

  async #render(selection: Selection, app: App, withoutPages: boolean): Promise<boolean> {
    const { shell } = selection;
    const key = toKey(shell, app);
    try {
      const remote = isRemote(app) && { name: app.app, bundle: readBundle(app) };
      const result = await this.#takeProcess(shell).run({
        ...(remote && { remote }),
        registry: this.createRegistry(selection),
        origin: this.#origins.shell,
        withoutPages,
      });
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
      const isBroken = error instanceof ReleaseError;
      this.#failures.set(
        key,
        isBroken ? error : new ReleaseError('its files cannot be read', { cause: error }),
      );
      return false;
    }
  }
}

function startProcess(shell: LiveShell): RenderProcess {
  return startRenderProcess(readBundle(shell), shell.version === DEVELOPMENT_VERSION);
}

function isFor({ shellId, process }: NextProcess, shell: LiveShell): boolean {
  return shellId === shell.id && process.isAlive();
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
