import { findIncompatibilities, type ReleaseStore } from '@platform/releases';
import type { Section, Sections } from '@platform/releases/section';
import type { LastGoodVersions } from './last-good-versions.ts';
import { findRemoteOrigins, readSections } from './live-sections.ts';
import { readLiveRelease, readLiveShell, type LiveRelease, type LiveShell } from './live-release.ts';
import { ReleaseError } from './render-process/release-error.ts';

/** A release of a remote, with its section and the base URL of its files. */
export type RemoteRelease = LiveRelease & { readonly section: Section; readonly baseUrl: string };

/** Releases to serve together. */
export type Selection = {
  /** Revision of the registry that they are selected from. */
  readonly revision: number;
  readonly shell: LiveShell;
  readonly remotes: readonly RemoteRelease[];
  /** Sections of the live remotes, also of those that are not among them. */
  readonly sections: Sections;
  /** Public origins of the live remotes by name. */
  readonly origins: Readonly<Record<string, string>>;
  /** Why the live version of an app is not among them. */
  readonly failures: readonly Failure[];
};

/** A live version that cannot be used. */
type Failure = { readonly app: string; readonly version: string; readonly error: ReleaseError };

type SelectionContext = {
  readonly releases: ReleaseStore;
  readonly lastGood: Pick<LastGoodVersions, 'get'>;
  /** Origins of remotes for which the registry has none. */
  readonly defaultOrigins: Readonly<Record<string, string>>;
  /** Throws the ReleaseError of a release that could not be rendered; a remote's depends on the shell. */
  readonly assertRenders: (shell: LiveShell, remote?: RemoteRelease) => void;
};

/**
 * Selects the live release of each app, or the one that was served last if the live one cannot be used. A remote with
 * neither is left out.
 *
 * @throws Error if the shell has neither.
 */
export function selectReleases({
  releases,
  lastGood,
  defaultOrigins,
  assertRenders,
}: SelectionContext): Selection {
  const registry = releases.registry();
  const origins = findRemoteOrigins(registry, defaultOrigins);
  const names = Object.keys(registry.apps).filter((app) => app !== 'shell');
  const failures: Failure[] = [];
  const shell = select('shell', readShell, (failure) => failures.push(failure));
  if (!shell) throw failures[0]?.error ?? new Error('no version of the shell is live');
  const remotes = names.flatMap(
    (name) => select(name, readRemote(name, shell), (failure) => failures.push(failure)) ?? [],
  );
  const served = Object.fromEntries(remotes.map(({ app, section }) => [app, section]));
  const sections = { ...readSections(releases), ...served };
  return { revision: registry.revision, shell, remotes, sections, origins, failures };

  /** Returns the live release or the last good one, and reports why it is not the live one. */
  function select<R>(
    app: string,
    read: (version: string) => R,
    report: (failure: Failure) => void = () => undefined,
  ): R | undefined {
    const live = releases.liveVersion(app);
    if (live === undefined) return undefined;
    const release = attempt(() => read(live));
    if (!(release instanceof ReleaseError)) return release;
    report({ app, version: live, error: release });
    const previous = lastGood.get(app);
    if (previous === undefined || previous === live) return undefined;
    const fallback = attempt(() => read(previous));
    return fallback instanceof ReleaseError ? undefined : fallback;
  }

  function readShell(version: string): LiveShell {
    const shell = readLiveShell(releases, version);
    assertRenders(shell);
    assertNoRemoteLost(shell);
    return shell;
  }

  function readRemote(app: string, shell: LiveShell): (version: string) => RemoteRelease {
    return (version) => {
      const release = readLiveRelease(releases, app, version);
      const { section } = release.metadata;
      if (!section) throw new ReleaseError('it has no section');
      const origin = origins[app];
      if (origin === undefined)
        throw new ReleaseError(`the registry has no origin; set it: npm run release -- origin ${app} <url>`);
      const remote = { ...release, section, baseUrl: `${origin}/${version}/` };
      const reasons = findIncompatibilities(shell.metadata, remote.metadata);
      if (reasons.length > 0) throw new ReleaseError(reasons.join('; '));
      assertRenders(shell, remote);
      return remote;
    };
  }

  /** Throws if no release of a remote can be used with this shell, although one can be with the last good shell. */
  function assertNoRemoteLost(shell: LiveShell): void {
    const version = lastGood.get('shell');
    if (version === undefined || version === shell.version) return;
    const previous = attempt(() => readLiveShell(releases, version));
    if (previous instanceof ReleaseError) return;
    const isUsable = (name: string, host: LiveShell) => select(name, readRemote(name, host)) !== undefined;
    const lost = names.find((name) => !isUsable(name, shell) && isUsable(name, previous));
    if (lost) throw new ReleaseError(`${lost} cannot be rendered with it`);
  }
}

/** Returns the result of a function, or the ReleaseError that it throws. */
function attempt<R>(use: () => R): R | ReleaseError {
  try {
    return use();
  } catch (error) {
    if (error instanceof ReleaseError) return error;
    throw error;
  }
}
