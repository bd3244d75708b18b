import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { RELEASE_FILES } from '../layout.ts';
import { getContainerName, type ReleaseAssets } from '../release-assets.ts';
import { HOST, isObject, isRecordOf, isString, isStringList, parseObject } from '../release-format.ts';

/** Reads `assets.json` of a release. @throws Error with the reason if it is missing or broken. */
export function readAssets(folder: string): ReleaseAssets {
  const text = readFileSync(join(folder, RELEASE_FILES.assets), 'utf8');
  const assets = parseObject(text);
  const { scripts, fonts, overlays, chunks, integrity = {}, container, standalone = [], pages = {} } = assets;
  if (![scripts, fonts, overlays].every(isStringList))
    throw new Error('"scripts", "fonts" and "overlays" must be lists of file names');
  if (!isRecordOf(isStringList, chunks)) throw new Error('"chunks" must map names to lists of file names');
  if (!isStringList(standalone) || !isRecordOf(isStringList, pages))
    throw new Error('"standalone" must be a list of file names, "pages" must map paths to such lists');
  if (!isRecordOf(isString, integrity)) throw new Error('"integrity" must map file names to hashes');
  if (container !== undefined && !isContainer(container)) throw new Error('"container" is incomplete');
  return assets as ReleaseAssets;
}

function isContainer(value: unknown): boolean {
  return (
    isObject(value) &&
    [value.entry, value.integrity, value.name].every(isString) &&
    isStringList(value.exposed)
  );
}

/**
 * Compares `assets.json` with the files: what it names exists, and the hashes are those that browsers will find. The
 * container of a remote has its name, because the browser knows containers by it.
 */
export function findAssetProblems(folder: string, app: string): string[] {
  let assets: ReleaseAssets;
  try {
    assets = readAssets(folder);
  } catch (error) {
    return [`${RELEASE_FILES.assets} is broken: ${getErrorMessage(error)}`];
  }
  const problem = findContainerProblem(assets, app);
  if (problem !== undefined) return [`${RELEASE_FILES.assets} ${problem}`];
  const toFile = (name: string) => join(folder, RELEASE_FILES.browser, name);
  const [missing, existing] = partition(listNames(assets), (name) => !existsSync(toFile(name)));
  const hashes = listHashes(assets);
  const unprotected = existing.filter(
    (name) => name.endsWith('.js') && !hashes.some(([hashed]) => hashed === name),
  );
  const untrue = hashes.filter(
    ([name, integrity]) => existsSync(toFile(name)) && !isIntegrityOf(integrity, toFile(name)),
  );
  return [
    ...missing.map(
      (name) => `${RELEASE_FILES.assets} names ${name}, which is not in ${RELEASE_FILES.browser}/`,
    ),
    ...unprotected.map((name) => `${RELEASE_FILES.assets} has no integrity for ${name}`),
    ...untrue.map(
      ([name]) =>
        `${RELEASE_FILES.assets} has the integrity of another file for ${name}, so no browser would run it`,
    ),
  ];
}

/** Says what is wrong with the container that a release names; `undefined` if it is that of its app. */
export function findContainerProblem({ container }: ReleaseAssets, app: string): string | undefined {
  if (app === HOST) return undefined;
  if (!container) return 'names no container';
  const name = getContainerName(app);
  return container.name === name ? undefined : `names a container that is not called ${name}`;
}

/** Names of all files that a page can ask for. */
function listNames(assets: ReleaseAssets): string[] {
  const { scripts, fonts, overlays, chunks, integrity, container, standalone = [], pages = {} } = assets;
  const names = [
    ...[scripts, fonts, overlays, standalone, ...Object.values(chunks), ...Object.values(pages)].flat(),
    ...Object.keys(integrity ?? {}),
    ...(container ? [container.entry, ...container.exposed] : []),
  ];
  return [...new Set(names)];
}

function listHashes({ integrity, container }: ReleaseAssets): [name: string, integrity: string][] {
  return [
    ...Object.entries(integrity ?? {}),
    ...(container ? [[container.entry, container.integrity] as [string, string]] : []),
  ];
}

function isIntegrityOf(integrity: string, file: string): boolean {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s);
  if (algorithm !== 'sha256' && algorithm !== 'sha384' && algorithm !== 'sha512') return false;
  return createHash(algorithm).update(readFileSync(file)).digest('base64') === expected;
}

function partition<T>(values: readonly T[], test: (value: T) => boolean): [T[], T[]] {
  return [values.filter(test), values.filter((value) => !test(value))];
}
