import type { Registry, ReleaseStore } from '@platform/releases';
import { findRemoteFor, type Section, type Sections } from '@platform/releases/section';
import { ReleaseError } from './render-process/release-error.ts';
import type { PageManifest } from './render-process/render-job.ts';

const HOST = 'shell';

/** Reads the sections of the live remotes. One without a section has no path. */
export function readSections(releases: ReleaseStore): Sections {
  const remotes = Object.entries(releases.registry().apps).filter(([name]) => name !== HOST);
  return Object.fromEntries(
    remotes.flatMap(([name, { version }]) => {
      const section = readSection(releases, name, version);
      return section ? [[name, section]] : [];
    }),
  );
}

function readSection(releases: ReleaseStore, name: string, version: string): Section | undefined {
  try {
    return releases.release(name, version).section;
  } catch {
    return undefined; // The error is reported when the rest of the release is read.
  }
}

/** Returns the public origin of each live remote: that of the registry or, if it has none, that of the settings. */
export function findRemoteOrigins(
  { apps }: Registry,
  defaults: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(apps).flatMap(([name, { origin = defaults[name] }]) =>
      name === HOST || origin === undefined ? [] : [[name, origin]],
    ),
  );
}

/**
 * Checks that every page is among the paths of its remote, whatever the release says about its routes.
 *
 * @throws ReleaseError naming the first other page.
 */
export function assertOwnPaths(
  name: string,
  pages: readonly Pick<PageManifest, 'path'>[],
  sections: Sections,
): void {
  const foreign = pages.find(({ path }) => findRemoteFor(path, sections) !== name);
  if (foreign)
    throw new ReleaseError(`${name} has the route ${foreign.path}, which is outside its own paths`);
}
