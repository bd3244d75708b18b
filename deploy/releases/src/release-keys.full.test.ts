import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@platform/logging';
import { createContent, writeRelease } from '../test/release.factory.ts';
import { endCanary, startCanary } from './canary.ts';
import { readRegistry, updateRegistry } from './registry-file.ts';
import { addReleaseKey, removeReleaseKey } from './release-keys.ts';
import { openReleaseStore } from './release-store.ts';
import { promote, publish, rollback } from './releases.ts';

const APP = 'mf-admin';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-keys-'));
  store = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function createBuild(version: string, app = APP): string {
  const build = join(folder, 'builds', app, version);
  writeRelease(build, { app, version }, { ...createContent(app), 'browser/font.woff2': version });
  return build;
}

const publishSigned = (version: string, signingKey?: string) =>
  publish(store, createBuild(version), 'release', undefined, { signingKey });
const promoteVersion = (version: string) => promote(store, { [APP]: version }, 'release');
const openStore = () => openReleaseStore(store, createLogger('mf-admin', 'silent'));
const tamper = (version: string) => writeFileSync(join(store, APP, version, 'browser/main.js'), 'tampered');

it('publishes, promotes and serves what is signed with the key of the app, and nothing else', () => {
  const { privateKey } = addReleaseKey(store, APP, 'ada');
  publishSigned('1.0.0', privateKey);
  promoteVersion('1.0.0');
  expect(openStore().releaseFolder(APP, '1.0.0')).toBe(join(store, APP, '1.0.0'));

  expect(() => publishSigned('1.1.0')).toThrow(
    'Releases of mf-admin must be signed: set RELEASE_SIGNING_KEY for `npm run release -- publish mf-admin`',
  );
  expect(() => publishSigned('1.1.0', 'no key')).toThrow('RELEASE_SIGNING_KEY is not a key.');
  const other = addReleaseKey(store, 'mf-dashboard', 'bob').privateKey;
  expect(() => publishSigned('1.1.0', other)).toThrow('RELEASE_SIGNING_KEY is not a key of mf-admin');
  cpSync(createBuild('1.1.0'), join(store, APP, '1.1.0'), { recursive: true });
  expect(() => promoteVersion('1.1.0')).toThrow('mf-admin 1.1.0 is not signed');
  expect(() => openStore().releaseFolder(APP, '1.1.0')).toThrow('mf-admin 1.1.0 is not signed');
  expect(readRegistry(store).apps[APP]?.version).toBe('1.0.0');
});

it('requires no signature from other apps', () => {
  addReleaseKey(store, APP, 'ada');
  publish(store, createBuild('1.0.0', 'mf-dashboard'), 'release');
  promote(store, { 'mf-dashboard': '1.0.0' }, 'release');
  expect(openStore().releaseFolder('mf-dashboard', '1.0.0')).toContain('1.0.0');
});

it.each([
  ['a changed file', () => tamper('1.0.0')],
  ['an additional file', () => writeFileSync(join(store, APP, '1.0.0/browser/extra.js'), '')],
  ['a missing file', () => rmSync(join(store, APP, '1.0.0/browser/main.js'))],
  [
    'the signature of another release',
    () => cpSync(join(store, APP, '1.1.0/release.json.sig'), join(store, APP, '1.0.0/release.json.sig')),
  ],
])('neither promotes nor serves a signed release with %s', (_name, change) => {
  const { privateKey } = addReleaseKey(store, APP, 'ada');
  for (const version of ['1.0.0', '1.1.0']) publishSigned(version, privateKey);
  promoteVersion('1.1.0');
  change();
  expect(() => promoteVersion('1.0.0')).toThrow('mf-admin 1.0.0 has changed since it was signed');
  expect(() => openStore().releaseFolder(APP, '1.0.0')).toThrow('has changed since it was signed');
  expect(() => openStore().release(APP, '1.0.0')).toThrow('has changed since it was signed');
});

it('hashes a release that was rejected again only after its files have changed', () => {
  const { privateKey } = addReleaseKey(store, APP, 'ada');
  publishSigned('1.0.0', privateKey);
  const file = join(store, APP, '1.0.0/browser/main.js');
  const content = readFileSync(file, 'utf8');
  const time = new Date('2026-01-01');
  const write = (text: string, changedAt: Date) => {
    writeFileSync(file, text);
    utimesSync(file, changedAt, changedAt);
  };
  const server = openStore();
  write(content.toUpperCase(), time);
  expect(() => server.releaseFolder(APP, '1.0.0')).toThrow('has changed since it was signed');

  // Nothing tells that it is as before.
  write(content, time);
  expect(() => server.releaseFolder(APP, '1.0.0')).toThrow('has changed since it was signed');
  write(content, new Date('2026-01-02'));
  expect(server.releaseFolder(APP, '1.0.0')).toContain('1.0.0');
});

it('rejects a damaged signature', () => {
  publishSigned('1.0.0');
  addReleaseKey(store, APP, 'ada');
  writeFileSync(join(store, APP, '1.0.0/release.json.sig'), '{');
  expect(() => promoteVersion('1.0.0')).toThrow('is signed with a key that the registry does not list');
});

it('signs what was accepted before the first key, so that it stays live and can be rolled back to', () => {
  for (const version of ['1.0.0', '1.1.0']) {
    publishSigned(version);
    promoteVersion(version);
  }
  const server = openStore();
  addReleaseKey(store, APP, 'ada');
  expect(server.releaseFolder(APP, '1.1.0')).toContain('1.1.0');
  rollback(store, APP, 'release');
  expect(readRegistry(store)).toMatchObject({ revision: 4, apps: { [APP]: { version: '1.0.0' } } });
});

it('publishes the same build again after it was signed', () => {
  const { privateKey } = addReleaseKey(store, APP, 'ada');
  expect(publishSigned('1.0.0', privateKey).isNew).toBe(true);
  expect(publishSigned('1.0.0', privateKey).isNew).toBe(false);
});

it('replaces a key: both are accepted until the old one is removed, then nothing of it is served', () => {
  const old = addReleaseKey(store, APP, 'ada');
  publishSigned('1.0.0', old.privateKey);
  promoteVersion('1.0.0');
  const server = openStore();
  const next = addReleaseKey(store, APP, 'ada');
  expect(() => removeReleaseKey(store, APP, old.id)).toThrow(
    'The live version 1.0.0 of mf-admin is signed with',
  );
  publishSigned('1.1.0', next.privateKey);
  promoteVersion('1.1.0');
  expect(server.releaseFolder(APP, '1.0.0')).toContain('1.0.0');

  removeReleaseKey(store, APP, old.id);
  expect(() => server.releaseFolder(APP, '1.0.0')).toThrow('a key that the registry does not list');
  expect(() => rollback(store, APP, 'release')).toThrow('a key that the registry does not list');
  expect(() => removeReleaseKey(store, APP, old.id)).toThrow(`mf-admin has no key ${old.id}`);
});

it('keeps a key that a canary needs, until the canary has ended', () => {
  const old = addReleaseKey(store, APP, 'ada');
  const next = addReleaseKey(store, APP, 'ada');
  publishSigned('1.0.0', next.privateKey);
  promoteVersion('1.0.0');
  publishSigned('1.1.0', old.privateKey);
  startCanary(store, APP, { version: '1.1.0', percent: 10 }, 'release');
  expect(() => removeReleaseKey(store, APP, old.id)).toThrow('The canary 1.1.0 of mf-admin is signed with');
  endCanary(store, APP, 'release');
  removeReleaseKey(store, APP, old.id);
});

it('raises the revision when keys change, so that running servers compose what they serve again', () => {
  const { id } = addReleaseKey(store, APP, 'ada');
  const { revision } = readRegistry(store);
  removeReleaseKey(store, APP, id);
  expect(readRegistry(store).revision).toBe(revision + 1);
});

it('keeps the private key nowhere, and the public ones through every change', () => {
  const { privateKey } = addReleaseKey(store, APP, 'ada in run 7');
  publishSigned('1.0.0', privateKey);
  promoteVersion('1.0.0');
  expect(readRegistry(store).keys?.[APP]).toEqual([expect.objectContaining({ by: 'ada in run 7' })]);
  expect(readFileSync(join(store, 'registry.json'), 'utf8')).not.toContain(privateKey);
});

it('takes damaged keys for a broken registry', () => {
  publishSigned('1.0.0');
  updateRegistry(store, () => ({ keys: { [APP]: [null] } as never }));
  expect(() => promoteVersion('1.0.0')).toThrow('is broken: "keys" is damaged');
});
