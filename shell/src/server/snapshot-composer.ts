import type { Logger, PageServerSettings } from '@platform/page-server';
import type { ReleaseStore } from '@platform/releases';
import { findLimits, withCanaries, type CanarySnapshot } from './canaries.ts';
import { openLastGoodVersions, type LastGoodVersions } from './last-good-versions.ts';
import type { ReleaseManifests } from './release-manifests.ts';
import { RenderedPages } from './rendered-pages.ts';
import { ReleaseRenderer, type App, type RenderSettings } from './release-renderer.ts';
import { selectReleases, type Selection } from './release-selection.ts';
import type { PageVariants, ShellPages } from './render-process/render-job.ts';

/** The prerendered pages of shell and remotes. */
export type PrerenderedPages = ShellPages & {
  /** Pages of the remotes by route path. */
  readonly pages: ReadonlyMap<string, PageVariants>;
};

/** The releases that are served, with all their prerendered pages. */
export type Snapshot = { readonly manifests: ReleaseManifests; readonly prerendered: PrerenderedPages };

export type ServerContext = {
  readonly releases: ReleaseStore;
  readonly settings: Pick<PageServerSettings, 'dataDir' | 'releaseStore' | 'origins' | 'operator'>;
  readonly log: Logger;
};

export type SnapshotComposer = {
  /**
   * Composes a snapshot of the live releases. A release that cannot be rendered is replaced by the last good one of its
   * app. Calls must not overlap.
   *
   * @throws Error if the shell has no release that can be rendered.
   */
  compose(): Promise<Snapshot>;
  /**
   * Composes the snapshots of visitors with canaries, after `compose`. A canary that cannot be rendered is replaced by
   * what the other visitors get.
   */
  composeCanaries(): Promise<readonly CanarySnapshot[]>;
  /** Writes the pages of what is live to disk, for the next start. Never rejects. */
  savePages(): Promise<void>;
  /** Makes the next call try releases again that could not be used. Returns whether there were any in the last one. */
  forgetFailures(): boolean;
};

export function createSnapshotComposer(context: ServerContext): SnapshotComposer {
  const { releases, settings, log } = context;
  const { origins } = settings;
  const lastGood = openLastGoodVersions(context);
  const renderer = new ReleaseRenderer(settings, log, new RenderedPages(context));
  const assertRenders = renderer.assertRenders.bind(renderer);
  const reportFailures = createFailureReporter(log);
  let current: Selection | undefined;
  let canaries: readonly Selection[] = [];

  async function selectRendered(
    store: ReleaseStore,
    fallback: Pick<LastGoodVersions, 'get'>,
  ): Promise<Selection> {
    for (;;) {
      const selection = selectReleases({
        releases: store,
        lastGood: fallback,
        defaultOrigins: origins,
        assertRenders,
      });
      // What failed is selected no more, so this ends.
      if (await renderer.renderMissing(selection)) return selection;
    }
  }

  return {
    async compose() {
      const selection = await selectRendered(releases, lastGood);
      renderer.keepRecent(selection, canaries);
      reportFailures(selection);
      current = selection;
      lastGood.record(getVersions(selection));
      return createSnapshot(selection, renderer, settings);
    },
    async composeCanaries() {
      const live = current ? getVersions(current) : {};
      const composed: { below: number; selection: Selection }[] = [];
      for (const below of findLimits(releases.registry())) {
        const store = withCanaries(releases, below);
        composed.push({ below, selection: await selectRendered(store, { get: (app) => live[app] }) });
      }
      canaries = composed.map(({ selection }) => selection);
      if (current) renderer.keepRecent(current, canaries);
      return composed.map(({ below, selection }) => ({
        below,
        snapshot: createSnapshot(selection, renderer, settings),
      }));
    },
    async savePages() {
      if (current) await renderer.saveLive(current);
    },
    forgetFailures() {
      const isOutdated = renderer.forgetFailures();
      return isOutdated || [current, ...canaries].some(hasFailures);
    },
  };
}

/** Returns a function that logs which live versions are not served, once per change. */
function createFailureReporter(log: Logger): (selection: Selection) => void {
  let reported = '[]';
  return ({ shell, remotes, failures }) => {
    const report = JSON.stringify(failures.map(({ app, version, error }) => [app, version, error.message]));
    if (report === reported) return;
    reported = report;
    for (const { app, version, error } of failures) {
      const served = [shell, ...remotes].find((release) => release.app === app)?.version;
      log.error({ app, version, served, err: error }, 'live version not served');
    }
  };
}

function hasFailures(selection: Selection | undefined): boolean {
  return selection !== undefined && selection.failures.length > 0;
}

function getVersions({ shell, remotes }: Selection): Readonly<Record<string, string>> {
  return Object.fromEntries([shell, ...remotes].map(({ app, version }) => [app, version]));
}

function createSnapshot(
  selection: Selection,
  renderer: ReleaseRenderer,
  { origins, operator }: RenderSettings,
): Snapshot {
  const { shell, remotes, failures, origins: remoteOrigins } = selection;
  const getPages = (app: App) => renderer.get(selection, app)?.pages ?? {};
  return {
    manifests: {
      shell,
      inlineScripts: shell.inlineScripts,
      remotes: remotes.map((release) => ({
        name: release.app,
        release,
        baseUrl: release.baseUrl,
        pages: renderer.get(selection, release)?.description.pages ?? [],
      })),
      registry: renderer.createRegistry(selection),
      failed: Object.fromEntries(
        failures.map(({ app, version, error }) => [app, { version, reason: error.message }]),
      ),
      remoteOrigins,
      origin: origins.shell,
      operator,
    },
    prerendered: {
      ...(getPages(shell) as ShellPages),
      pages: new Map(remotes.flatMap((remote) => Object.entries(getPages(remote)))),
    },
  };
}
