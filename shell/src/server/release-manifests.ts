import type { Operator } from '@platform/contracts';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import type { InlineScripts } from './inline-scripts.ts';
import type { LiveRelease } from './live-release.ts';
import type { PageManifest, RemoteDescription } from './render-process/render-job.ts';

/** A live remote with its pages. */
export type RemoteManifest = {
  readonly name: string;
  readonly release: LiveRelease;
  /** Base URL of its files, with a trailing slash. */
  readonly baseUrl: string;
  /** Its pages as a flat list with absolute paths. */
  readonly pages: readonly PageManifest[];
};

/** A live version that cannot be used, with the reason. */
export type FailedRelease = { readonly version: string; readonly reason: string };

/** The releases of shell and remotes that are served together: the input of all documents. */
export type ReleaseManifests = {
  readonly shell: LiveRelease;
  readonly inlineScripts: InlineScripts;
  readonly remotes: readonly RemoteManifest[];
  readonly registry: LiveRegistry;
  /** Public origins of the live remotes by name, also of those that cannot be used. */
  readonly remoteOrigins: Readonly<Record<string, string>>;
  /** Apps whose live version is not served. */
  readonly failed: Readonly<Record<string, FailedRelease>>;
  /** Public origin of the shell. */
  readonly origin: string;
  readonly operator: Operator;
};

/** Describes a remote for the browser. */
export function createLiveRemote(
  { version, metadata, assets: { container, chunks } }: LiveRelease,
  baseUrl: string,
  { pages, nav }: RemoteDescription,
): LiveRemote {
  return {
    version,
    contract: metadata.contract,
    entry: baseUrl + (container?.entry ?? ''),
    integrity: container?.integrity ?? '',
    container: container?.name ?? '',
    paths: pages.map(({ path }) => path),
    exposed: container?.exposed ?? [],
    pageFiles: pages.map((page) => listPageFiles(page, chunks)),
    nav,
  };
}

/** Lists the files of a page's chunks. */
export function listPageFiles(
  { id, handle }: PageManifest,
  chunks: LiveRelease['assets']['chunks'],
): readonly string[] {
  const names = [...(id === undefined ? [] : [id]), ...(handle.chunks ?? [])];
  return [...new Set(names.flatMap((name) => chunks[name] ?? []))];
}

/**
 * Identifies what of the registry pages are rendered with: sections, menus and paths, and nothing that names a version.
 */
export function identifyMenus({ sections, remotes }: LiveRegistry): string {
  return JSON.stringify({ sections, remotes }, (key, value: unknown) =>
    VERSION_FIELDS.has(key) ? undefined : value,
  );
}

/** Returns the remotes whose section, menu or paths are others than `identifyMenus` has identified before. */
export function findChangedMenus(menusBefore: string, registry: LiveRegistry): string[] {
  const before = JSON.parse(menusBefore) as LiveRegistry;
  const now = JSON.parse(identifyMenus(registry)) as LiveRegistry;
  const describe = ({ sections, remotes }: LiveRegistry, name: string) =>
    JSON.stringify([sections[name], remotes[name]]);
  return Object.keys(now.remotes).filter((name) => describe(now, name) !== describe(before, name));
}

const VERSION_FIELDS: ReadonlySet<string> = new Set<keyof LiveRemote>([
  'version',
  'contract',
  'entry',
  'integrity',
  'container',
  'exposed',
  'pageFiles',
]);
