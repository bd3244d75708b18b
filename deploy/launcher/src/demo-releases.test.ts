import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish, readRegistry, wasManuallyPromoted } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';
import { releaseDemo } from './demo-releases.ts';

const APP = 'mf-marketing';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-releases-'));
  store = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(app: string, version: string): void {
  const build = join(folder, 'builds', app, version);
  writeRelease(build, { app, version });
  publish(store, build, 'start');
  promote(store, { [app]: version }, 'start');
}
const listActions = () => (readRegistry(store).history[APP] ?? []).map(({ action }) => action);

const DEMO = ['publish', 'canary', 'end-canary', 'promote', 'rollback'];

it('gives the history a canary that ended and a rollback, once, and leaves what is live to the next start', () => {
  start('shell', '1.0.0');
  start(APP, '1.0.0');

  releaseDemo(store);
  releaseDemo(store);

  expect(listActions()).toEqual(['publish', 'promote', ...DEMO]);
  expect(readRegistry(store).apps[APP]).toEqual({ version: '1.0.0' });
  expect(wasManuallyPromoted(store, APP, '1.1.0')).toBe(false);
});

it('does nothing without the public site', () => {
  start('shell', '1.0.0');
  releaseDemo(store);
  expect(readRegistry(store).history[APP]).toBeUndefined();
});
