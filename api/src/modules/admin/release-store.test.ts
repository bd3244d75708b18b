import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@platform/server-kit/logging';
import { createReleaseStore } from './release-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-store-'));
const file = join(folder, 'registry.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const createStore = () =>
  createReleaseStore({ releaseStore: folder, dataDir: folder }, createLogger('api', 'silent'));
const write = (revision: number) =>
  writeFileSync(file, JSON.stringify({ revision, apps: {}, history: {}, note: 'x'.repeat(revision) }));

test('parses the registry once, and again after it has changed or was gone', async () => {
  const store = createStore();
  write(1);
  const first = await store.readRegistry();
  expect(await store.readRegistry()).toBe(first);

  write(2);
  expect(await store.readRegistry()).toMatchObject({ revision: 2 });
  rmSync(file);
  expect(await store.readRegistry()).toMatchObject({ revision: 0 });
  write(3);
  expect(await store.readRegistry()).toMatchObject({ revision: 3 });
});
