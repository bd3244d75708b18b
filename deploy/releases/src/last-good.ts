import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '@platform/server-kit/node-utils';
import { lastGoodFile } from './layout.ts';
import { isString, isVersion, parseObject } from './release-format.ts';

type Versions = Readonly<Record<string, string>>;

/** Reads which version of each app page servers of a folder have served last; unknown is what none has told. */
export function readLastGood(folder: string): Versions {
  const file = lastGoodFile(folder);
  if (!existsSync(file)) return {};
  try {
    const entries = Object.entries(parseObject(readFileSync(file, 'utf8')));
    return Object.fromEntries(
      entries.flatMap(([app, version]) => (isString(version) && isVersion(version) ? [[app, version]] : [])),
    );
  } catch {
    return {};
  }
}

/**
 * Records which version of each app is served, so that it is not deleted while newer ones fail.
 *
 * @throws the error of the file system if the folder cannot be written
 */
export function recordLastGood(folder: string, served: Versions): void {
  const before = readLastGood(folder);
  const after = { ...before, ...served };
  if (JSON.stringify(after) !== JSON.stringify(before))
    replaceFile(lastGoodFile(folder), `${JSON.stringify(after, null, 2)}\n`);
}
