import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { requireFiles } from './incomplete-releases.ts';
import { RELEASE_FILES } from './layout.ts';

/** A file as the build wrote it. */
export type ReleaseFile = {
  readonly bytes: number;
  /** Base64. */
  readonly sha384: string;
};

/** Names of each shared package, by import request. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/** What the build says about its own output, for `check/`. Absent in what a development server builds. */
export type ReleaseContents = {
  /** Every file except the metadata, by its path in the release folder. */
  readonly files?: Readonly<Record<string, ReleaseFile>>;
  /** Upper bound on the compressed scripts of one page. */
  readonly budgetBytes?: number;
  /** Names that a shell exports of the shared packages. */
  readonly exports?: SharedNames;
  /** Names that a remote imports of the shared packages. */
  readonly imports?: SharedNames;
};

/** Lists the files of a release with their hashes. The metadata, which contains the list, is left out. */
export function listReleaseFiles(folder: string): Record<string, ReleaseFile> {
  const paths = listPaths(folder).filter((path) => path !== RELEASE_FILES.metadata);
  return Object.fromEntries(paths.map((path) => [path, describeFile(join(folder, path))]));
}

/**
 * Lists the paths of all files in a folder, with `/` as separator and in a fixed order.
 *
 * @throws StartError if it is a release whose files have not been downloaded.
 */
export function listPaths(folder: string): string[] {
  requireFiles([folder]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

export function describeFile(file: string): ReleaseFile {
  const content = readFileSync(file);
  return { bytes: content.length, sha384: createHash('sha384').update(content).digest('base64') };
}
