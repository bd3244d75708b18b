/**
 * Tells whether the embedded database is the one that its own tests last passed with: if so, the default tier leaves
 * most of them out, since no other package touches what they test.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const ENGINE = join(ROOT, 'api/embedded-mongo');
/** Committed, so that it is decided by what was tested and not by the machine. */
const FILE = join(ENGINE, 'tested.txt');
const PACKAGES = ['bson', 'lmdb', 'mongodb', 'node'];

/** Whether the sources of the engine, and the packages it works with, are those of its last full test. */
export function isEngineTested() {
  return existsSync(FILE) && readFileSync(FILE, 'utf8').trim() === computeFingerprint();
}

/** Keeps the fingerprint of an engine whose own tests have all passed; it is committed with the change. */
export function keepEngineFingerprint() {
  if (!isEngineTested()) writeFileSync(FILE, `${computeFingerprint()}\n`);
}

function computeFingerprint() {
  const hash = createHash('sha256');
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  for (const name of PACKAGES) hash.update(`${name} ${packages[`node_modules/${name}`]?.version}\n`);
  for (const folder of ['src', 'test']) {
    const paths = readdirSync(join(ENGINE, folder), { recursive: true }).filter((path) =>
      path.endsWith('.ts'),
    );
    for (const path of paths.sort())
      hash.update(`${folder}/${path}\n`).update(readFileSync(join(ENGINE, folder, path)));
  }
  return hash.digest('hex').slice(0, 16);
}
