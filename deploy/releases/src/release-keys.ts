import { StartError } from '@platform/node-utils';
import { requireFiles } from './incomplete-releases.ts';
import { releaseFolder } from './layout.ts';
import { updateRegistry } from './registry-file.ts';
import { listVersions } from './release-folders.ts';
import type { Registry, ReleaseKey } from './release-format.ts';
import { findSignatureProblem, generateKey, getKeyId, readPublicKey, signRelease } from './signatures.ts';

/** Returns the keys whose signature an app's releases need; none if the app has not asked for signatures. */
export function getReleaseKeys({ keys }: Registry, app: string): readonly ReleaseKey[] {
  return keys?.[app] ?? [];
}

/**
 * Makes a key for an app. From then on only releases that are signed with one of its keys are published, promoted and
 * served. With the first key the releases in the store are signed, because they were accepted without one.
 *
 * @returns the private key, which is stored nowhere.
 */
export function addReleaseKey(store: string, app: string, by: string): { privateKey: string; id: string } {
  const { privateKey, publicKey } = generateKey();
  updateRegistry(store, (registry) => {
    const keys = getReleaseKeys(registry, app);
    if (keys.length === 0) {
      const folders = listVersions(store, app).map(({ version }) => releaseFolder(store, app, version));
      requireFiles(folders);
      for (const folder of folders) signRelease(folder, privateKey);
    }
    const added = { publicKey, at: new Date().toISOString(), by };
    return { keys: { ...registry.keys, [app]: [...keys, added] } };
  });
  return { privateKey, id: getKeyId(publicKey) };
}

/**
 * Removes a key of an app. Releases that it signed are no longer served.
 *
 * @throws StartError if the key is unknown, or the live release or a canary needs it.
 */
export function removeReleaseKey(store: string, app: string, id: string): void {
  updateRegistry(store, (registry) => {
    const keys = getReleaseKeys(registry, app);
    const rest = keys.filter(({ publicKey }) => getKeyId(publicKey) !== id);
    if (rest.length === keys.length) throw new StartError(`${app} has no key ${id}.`);
    const { version, canary } = registry.apps[app] ?? {};
    assertNotNeeded(store, app, { id, rest, version, name: 'The live version' });
    assertNotNeeded(store, app, { id, rest, version: canary?.version, name: 'The canary' });
    return { keys: { ...registry.keys, [app]: rest } };
  });
}

type Removal = {
  readonly id: string;
  readonly rest: readonly ReleaseKey[];
  readonly name: string;
  readonly version: string | undefined;
};

function assertNotNeeded(store: string, app: string, { id, rest, name, version }: Removal): void {
  if (version === undefined || !findSignatureProblem(releaseFolder(store, app, version), rest)) return;
  throw new StartError(
    `${name} ${version} of ${app} is signed with the key ${id}. Promote a version that is signed with another ` +
      'one first.',
  );
}

/**
 * Checks that a build can be signed as an app's keys require, and returns the key to sign it with, if any.
 *
 * @throws StartError if a key is required and the given one is missing or not listed.
 */
export function chooseSigningKey(
  registry: Registry,
  app: string,
  privateKey: string | undefined,
): string | undefined {
  const keys = getReleaseKeys(registry, app);
  if (keys.length === 0) return undefined;
  if (privateKey === undefined)
    throw new StartError(
      `Releases of ${app} must be signed: set RELEASE_SIGNING_KEY for \`npm run release -- publish ${app}\`.`,
    );
  const publicKey = readPublicKey(privateKey);
  if (keys.some((key) => key.publicKey === publicKey)) return privateKey;
  throw new StartError(
    `RELEASE_SIGNING_KEY is not a key of ${app}: the registry lists ` +
      `${keys.map((key) => getKeyId(key.publicKey)).join(', ')}, and its own is ${getKeyId(publicKey)}.`,
  );
}
