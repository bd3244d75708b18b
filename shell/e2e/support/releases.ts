import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publish, readRegistry, type Registry, type Release, type ReleaseAssets } from '@platform/releases';
import { expect } from './fixtures.ts';
import type { Platform, ServiceName } from './platform.ts';

/**
 * Promotes a copy of a remote's live release that claims another contract. The release tool rejects it, but a store
 * that was edited by hand could contain it. Returns a function that restores the live release.
 */
export async function releaseIncompatible(
  platform: Platform,
  app: Exclude<ServiceName, 'api' | 'shell'>,
): Promise<() => Promise<void>> {
  const store = join(platform.dataFolder, 'releases');
  const before = readJson(join(store, 'registry.json')) as Registry;
  const live = before.apps[app];
  if (!live) throw new Error(`${app} is not live`);
  const version = `${live.version}-other`;
  const folder = join(store, app, version);
  cpSync(join(store, app, live.version), folder, { recursive: true });
  const release = readJson(join(folder, 'release.json')) as Release;
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, version, contract: 99 }));

  await writeRegistry(platform, store, {
    ...before,
    apps: { ...before.apps, [app]: { ...live, version } },
    revision: before.revision + 1,
  });
  return async () => {
    await writeRegistry(platform, store, { ...before, revision: before.revision + 2 });
    rmSync(folder, { recursive: true });
  };
}

/** Publishes a copy of an app's live release under another version, which it returns. */
export function publishCopy(platform: Platform, app: ServiceName): string {
  const store = join(platform.dataFolder, 'releases');
  const live = readRegistry(store).apps[app]?.version ?? '';
  const version = `${live}-copy`;
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  cpSync(join(store, app, live), folder, { recursive: true });
  // The metadata is not a file that it lists, so the copy is complete.
  const release = readJson(join(folder, 'release.json')) as Release;
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, version }));
  publish(store, folder, 'release');
  rmSync(folder, { recursive: true });
  return version;
}

/** Waits until the shell serves a version of a remote. */
export async function waitForVersion(platform: Platform, app: ServiceName, version: string): Promise<void> {
  await expect
    .poll(async () => {
      const response = await fetch(`${platform.address('shell')}/registry.json`);
      const { remotes } = (await response.json()) as { remotes: Record<string, { version: string }> };
      return remotes[app]?.version;
    })
    .toBe(version);
}

/** Reads which files the live release of an app consists of. */
export function readLiveAssets(platform: Platform, app: ServiceName): ReleaseAssets {
  const store = join(platform.dataFolder, 'releases');
  const { apps } = readJson(join(store, 'registry.json')) as Registry;
  return readJson(join(store, app, apps[app]?.version ?? '', 'assets.json')) as ReleaseAssets;
}

/** Replaces the registry atomically and waits until the shell has read it. */
async function writeRegistry(platform: Platform, store: string, registry: Registry): Promise<void> {
  const file = join(store, 'registry.json');
  writeFileSync(`${file}.next`, JSON.stringify(registry));
  renameSync(`${file}.next`, file);
  for (;;) {
    const response = await fetch(`${platform.address('shell')}/registry.json`);
    if (((await response.json()) as Registry).revision === registry.revision) return;
    await pause(50);
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
