import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@platform/node-utils';
import { RELEASE_FILES } from './layout.ts';
import { describeFile, listPaths } from './release-contents.ts';
import { parseObject, type ReleaseKey } from './release-format.ts';

const PRIVATE = { format: 'der', type: 'pkcs8' } as const;
const PUBLIC = { format: 'der', type: 'spki' } as const;

/** Makes an ed25519 key: the private part for `RELEASE_SIGNING_KEY`, the public one for the registry. */
export function generateKey(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export(PRIVATE).toString('base64'),
    publicKey: exportPublicKey(privateKey),
  };
}

/** Returns the public part of a private key. @throws StartError if the text is not a key. */
export function readPublicKey(privateKey: string): string {
  return exportPublicKey(parsePrivateKey(privateKey));
}

/** Names a public key in lists and messages. */
export function getKeyId(publicKey: string): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, 12);
}

/** Signs a release, whose files must not change afterwards: writes `release.json.sig`. */
export function signRelease(folder: string, privateKey: string): void {
  const key = parsePrivateKey(privateKey);
  const signature = sign(null, describeFiles(folder), key).toString('base64');
  const text = JSON.stringify({ key: getKeyId(exportPublicKey(key)), signature });
  writeFileSync(join(folder, RELEASE_FILES.signature), `${text}\n`, { flush: true });
}

/**
 * Says why a release is not the one that the owner of a key has signed; `undefined` if it is.
 *
 * @param keys the keys of its app; any of them will do, and without any nothing is required
 */
export function findSignatureProblem(folder: string, keys: readonly ReleaseKey[]): string | undefined {
  if (keys.length === 0) return undefined;
  const file = join(folder, RELEASE_FILES.signature);
  if (!existsSync(file)) return 'is not signed';
  const { key: id, signature } = parseSignature(readFileSync(file, 'utf8'));
  const key = keys.find(({ publicKey }) => getKeyId(publicKey) === id);
  if (!key) return 'is signed with a key that the registry does not list';
  const publicKey = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), ...PUBLIC });
  const isValid = verify(null, describeFiles(folder), publicKey, Buffer.from(signature, 'base64'));
  return isValid ? undefined : 'has changed since it was signed';
}

/** Lists every file with its hash, so that a signature covers the whole release. */
function describeFiles(folder: string): Buffer {
  const lines = listPaths(folder)
    .filter((path) => path !== RELEASE_FILES.signature)
    .map((path) => [path, describeFile(join(folder, path)).sha384]);
  return Buffer.from(JSON.stringify(lines));
}

/** A damaged file has no key, so it is reported as one of an unknown key. */
function parseSignature(text: string): { readonly key: string; readonly signature: string } {
  try {
    const { key, signature } = parseObject(text);
    if (typeof key === 'string' && typeof signature === 'string') return { key, signature };
  } catch {
    // Reported below.
  }
  return { key: '', signature: '' };
}

function parsePrivateKey(text: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), ...PRIVATE });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below, without the text.
  }
  throw new StartError(
    'RELEASE_SIGNING_KEY is not a key. Make one with `npm run release -- keys <app>`, and pass it unchanged.',
  );
}

function exportPublicKey(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export(PUBLIC).toString('base64');
}
