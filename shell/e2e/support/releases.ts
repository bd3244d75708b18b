import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry, Release } from '@platform/releases';
import type { Platform, ServiceName } from './platform.ts';

/**
 * Makes a copy of a remote's live release live that says it was made for another contract, as a store filled by hand
 * could have it (the release tool refuses it). Returns how to go back.
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

  await makeLive(platform, store, {
    ...before,
    apps: { ...before.apps, [app]: { version } },
    revision: before.revision + 1,
  });
  return async () => {
    await makeLive(platform, store, { ...before, revision: before.revision + 2 });
    rmSync(folder, { recursive: true });
  };
}

/** The registry changes by a rename, and the shell follows in its own time. */
async function makeLive(platform: Platform, store: string, registry: Registry): Promise<void> {
  const file = join(store, 'registry.json');
  writeFileSync(`${file}.next`, JSON.stringify(registry));
  renameSync(`${file}.next`, file);
  for (;;) {
    const answer = await fetch(`${platform.address('shell')}/registry.json`);
    if (((await answer.json()) as Registry).revision === registry.revision) return;
    await pause(50);
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
