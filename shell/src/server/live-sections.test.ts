/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, documentPolicy } from '@platform/page-server';
import { openReleaseStore } from '@platform/releases';
import type { Section } from '@platform/releases/section';
import { assertOwnPaths, findRemoteOrigins, readSections } from './live-sections.ts';

const REPORTS: Section = { title: 'The reports', visibility: 'members', ownedPaths: ['/reports/*'] };
const DEFAULTS = { shell: 'http://localhost:3000', 'mf-admin': 'http://localhost:3003' };

let store: string;
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'live-sections-'));
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

/** Writes the metadata of a live release of each app, with the given fields. */
function openStore(apps: Readonly<Record<string, object>>, origins: Readonly<Record<string, string>> = {}) {
  const version = '1.0.0';
  for (const [app, fields] of Object.entries(apps)) {
    mkdirSync(join(store, app, version), { recursive: true });
    const release = { app, version, contract: 1, builtAt: '', ...fields };
    writeFileSync(join(store, app, version, 'release.json'), JSON.stringify(release));
  }
  const live = Object.keys(apps).map((app) => [app, { version, origin: origins[app] }]);
  writeFileSync(
    join(store, 'registry.json'),
    JSON.stringify({ revision: 1, apps: Object.fromEntries(live) }),
  );
  return openReleaseStore(store, createLogger('shell', 'silent'));
}

test('knows the section of a remote that the shell has never heard of, without running its code', () => {
  const releases = openStore({ shell: {}, 'mf-reports': { section: REPORTS } });

  expect(readSections(releases)).toEqual({ 'mf-reports': REPORTS });
});

test('gives no path to a release without a section, or to a broken one', () => {
  const releases = openStore({
    'mf-admin': {},
    'mf-broken': { version: 1 },
    'mf-reports': { section: REPORTS },
  });

  expect(Object.keys(readSections(releases))).toEqual(['mf-reports']);
});

test('allows the origins of the registry in the policy of documents', () => {
  const releases = openStore(
    { shell: {}, 'mf-reports': {} },
    { 'mf-reports': 'https://reports.example.org' },
  );
  const origins = Object.values(findRemoteOrigins(releases.registry(), DEFAULTS));

  expect(documentPolicy('n', { origins })).toContain(
    "script-src 'self' https://reports.example.org 'nonce-n';",
  );
});

test('takes the origins from the settings if the registry has none', () => {
  const releases = openStore({ shell: {}, 'mf-admin': {}, 'mf-reports': {} });

  expect(findRemoteOrigins(releases.registry(), DEFAULTS)).toEqual({ 'mf-admin': 'http://localhost:3003' });
});

test('rejects a remote whose code has a page among the paths of another', () => {
  const sections = { 'mf-reports': REPORTS, 'mf-about': { ...REPORTS, ownedPaths: ['/about'] } };

  expect(() =>
    assertOwnPaths('mf-reports', [{ path: '/reports/:id' }, { path: '/about' }], sections),
  ).toThrow('mf-reports has the route /about, which is outside its own paths');
  expect(() =>
    assertOwnPaths('mf-reports', [{ path: '/reports' }, { path: '/reports/:id' }], sections),
  ).not.toThrow();
});
