import type { Logger } from '@platform/origin-server';
import type { Registry, ReleaseStore } from '@platform/releases';
import type { ReleaseRenderer } from './release-renderer.ts';
import type { Selection } from './release-selection.ts';

/** Pages of a larger release are rendered when it is promoted. The shell's include the pages of all remotes. */
const MAX_CHARACTERS_AHEAD = 32 * 1024 ** 2;

type Published = { readonly app: string; readonly version: string };

type Context = {
  readonly releases: ReleaseStore;
  readonly renderer: ReleaseRenderer;
  /** Selects what would be live in a store, with the releases of `live` in place of what cannot be used. */
  readonly select: (releases: ReleaseStore, live: Selection) => Selection;
  readonly log: Logger;
  readonly maxCharactersAhead?: number;
};

/**
 * Renders the newest published release of each app before it is promoted, as if it were live with the others, so that
 * a promotion only switches. One release is rendered at a time, and once with the same others.
 */
export class PublishedReleases {
  readonly #context: Context;
  /** The selections with each published release, by `toKey`; `undefined` if it could not be rendered. */
  #attempts: ReadonlyMap<string, Selection | undefined> = new Map();
  #running: Promise<void> | undefined;
  #current: Selection | undefined;
  #isStopping = false;
  #abort = new AbortController();

  constructor(context: Context) {
    this.#context = context;
  }

  /** The selections whose renderings are kept. */
  get prepared(): readonly Selection[] {
    return [...this.#attempts.values()].filter((selection) => selection !== undefined);
  }

  /** Renders what has been published, also during this call. */
  prepare(live: Selection): Promise<void> {
    this.#running ??= this.#prepareAll(live).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Ends `prepare`. A release that is being rendered is given up, so that a broken one delays no other; unless it is
   * live now, with the others that it is rendered with.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (!this.#current || !this.#isLive(this.#current)) this.#abort.abort();
    await this.#running;
    this.#isStopping = false;
    this.#abort = new AbortController();
  }

  #isLive({ shell, remotes }: Selection): boolean {
    const { releases } = this.#context;
    return [shell, ...remotes].every(({ app, version }) => releases.liveVersion(app) === version);
  }

  async #prepareAll(live: Selection): Promise<void> {
    for (;;) {
      const next = this.#isStopping ? undefined : this.#findNext(live);
      if (!next) return;
      const selection = await this.#render(next, live);
      if (this.#abort.signal.aborted) return;
      this.#attempts = new Map([...this.#attempts, [toKey(next, live), selection]]);
    }
  }

  /** Returns a release that has not been rendered yet, and forgets those that have been replaced or promoted. */
  #findNext(live: Selection): Published | undefined {
    const published = findPublished(this.#context.releases.registry());
    const keys = published.map((release) => toKey(release, live));
    this.#attempts = new Map([...this.#attempts].filter(([key]) => keys.includes(key)));
    return published.find((release) => !this.#attempts.has(toKey(release, live)));
  }

  async #render({ app, version }: Published, live: Selection): Promise<Selection | undefined> {
    const { releases, renderer, select, log, maxCharactersAhead = MAX_CHARACTERS_AHEAD } = this.#context;
    try {
      const selection = select(withVersion(releases, app, version), live);
      const all = [selection.shell, ...selection.remotes];
      const release = all.find((other) => other.app === app && other.version === version);
      if (!release) return undefined;
      // What a shell renders is all its own. What a remote changes of the others is rendered when it is promoted.
      const rendered = app === 'shell' ? all : [release];
      this.#current = selection;
      const isRendered = await renderer.renderAhead(selection, rendered, this.#abort.signal);
      const isKept = isRendered && renderer.countCharacters(selection, rendered) <= maxCharactersAhead;
      return isKept ? selection : undefined;
    } catch (error) {
      log.warn({ app, version, err: error }, 'published release not rendered');
      return undefined;
    } finally {
      this.#current = undefined;
    }
  }
}

/** Returns the releases of live apps that have been published after the last move of their app. */
function findPublished({ apps, history }: Registry): Published[] {
  return Object.keys(apps).flatMap((app) => {
    const last = history[app]?.at(-1);
    return last?.action === 'publish' && last.version !== apps[app]?.version
      ? [{ app, version: last.version }]
      : [];
  });
}

/** Identifies a published release and the live ones. */
function toKey({ app, version }: Published, { shell, remotes }: Selection): string {
  return [app, version, ...[shell, ...remotes].map(({ id }) => id)].join(' ');
}

/** Returns a view of a store in which another version of an app is live. */
function withVersion(releases: ReleaseStore, app: string, version: string): ReleaseStore {
  const registry = (): Registry => {
    const current = releases.registry();
    return { ...current, apps: { ...current.apps, [app]: { ...current.apps[app], version } } };
  };
  return { ...releases, registry, liveVersion: (name) => registry().apps[name]?.version };
}
