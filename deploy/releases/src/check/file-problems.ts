import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RELEASE_FILES } from '../layout.ts';
import { listReleaseFiles, type ReleaseFile } from '../release-contents.ts';

/** Compares the files of a release folder with those that its build wrote. */
export function findFileProblems(folder: string, expected: Readonly<Record<string, ReleaseFile>>): string[] {
  const actual = listReleaseFiles(folder);
  const problems = Object.entries(expected).flatMap(([path, { sha384 }]) => {
    const file = Object.hasOwn(actual, path) ? actual[path] : undefined;
    if (!file) return [`${path} is missing`];
    return file.sha384 === sha384 ? [] : [`${path} has changed since it was built`];
  });
  const unlisted = Object.keys(actual).filter((path) => !Object.hasOwn(expected, path));
  return [...problems, ...unlisted.map((path) => `${path} is not a file of the build`)];
}

const DECOMPRESS = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** Compares compressed files with what they are of: browsers get them instead. */
export function findCompressionProblems(
  folder: string,
  files: Readonly<Record<string, ReleaseFile>>,
): string[] {
  return Object.keys(files).flatMap((path) => {
    const ending = path.slice(-'.br'.length);
    const original = path.slice(0, -ending.length);
    if (!path.startsWith(`${RELEASE_FILES.browser}/`) || (ending !== '.br' && ending !== '.gz')) return [];
    if (!Object.hasOwn(files, original)) return [`${path} is of a file that the build does not have`];
    return isSame(DECOMPRESS[ending], join(folder, path), join(folder, original))
      ? []
      : [`${path} is not ${original}`];
  });
}

function isSame(
  decompress: typeof brotliDecompressSync | typeof gunzipSync,
  file: string,
  original: string,
): boolean {
  const expected = readFileSync(original);
  try {
    return decompress(readFileSync(file), { maxOutputLength: expected.length + 1 }).equals(expected);
  } catch {
    return false;
  }
}
