import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAppName, isVersion, parseRelease, RELEASE_FILE, type Release } from '@platform/origin-server';
import { makeFolder } from '../make-folder.ts';

/** What a release says of itself. @throws Error that names the folder, if it is no release. */
export function readRelease(folder: string): Release {
  try {
    return parseRelease(readFileSync(join(folder, RELEASE_FILE), 'utf8'));
  } catch (error) {
    throw new Error(
      `${folder} is no release: ${RELEASE_FILE}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

export function releaseFolder(store: string, app: string, version: string): string {
  return join(store, app, version);
}

/** Copies a built folder into the store. It has its name only when it is whole, and never changes after. */
export function storeRelease(store: string, folder: string, { app, version }: Release): void {
  const target = releaseFolder(store, app, version);
  if (existsSync(target))
    throw new Error(`${app} ${version} is published already, and a release never changes`);
  const temporary = join(store, app, `.${version}.${randomUUID()}`);
  makeFolder(join(store, app));
  try {
    cpSync(folder, temporary, { recursive: true });
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}

/** The releases of an app that are in the store, newest first. */
export function publishedReleases(store: string, app: string): Release[] {
  if (!isAppName(app) || !existsSync(join(store, app))) return [];
  return readdirSync(join(store, app))
    .filter(isVersion)
    .map((version) => readRelease(releaseFolder(store, app, version)))
    .sort((a, b) => b.builtAt.localeCompare(a.builtAt));
}
