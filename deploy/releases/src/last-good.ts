import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '@platform/node-utils';
import { lastGoodFile } from './layout.ts';
import { parseObject } from './release-format.ts';

/** Reads which version of each app a page server has served last; unknown is what none has told. */
export function readLastGood(store: string): Readonly<Record<string, unknown>> {
  const file = lastGoodFile(store);
  if (!existsSync(file)) return {};
  try {
    return parseObject(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Tells the store which version of each app is served, so that it is not deleted while newer ones fail.
 *
 * @throws the error of the file system if the store cannot be written
 */
export function recordLastGood(store: string, served: Readonly<Record<string, string>>): void {
  const before = readLastGood(store);
  const after = { ...before, ...served };
  if (JSON.stringify(after) !== JSON.stringify(before))
    replaceFile(lastGoodFile(store), `${JSON.stringify(after, null, 2)}\n`);
}
