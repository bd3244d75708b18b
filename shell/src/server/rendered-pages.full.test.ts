/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_OPERATOR } from '@platform/contracts';
import { createLogger } from '@platform/page-server';
import { releaseFolder } from '@platform/releases';
import { createSnapshotComposer, type Snapshot } from './snapshot-composer.ts';
import { createRemoteCode, createTestStore, SHELL_CODE, type TestStore } from './testing/releases.factory.ts';

let store: TestStore;
let lines: string[];

beforeEach(() => {
  store = createTestStore();
  store.promoteAll();
  lines = [];
});

afterEach(() => store.remove());

/** Composes a snapshot as a server that starts, or that goes on with `composer`, and keeps its pages. */
async function compose(composer = createComposer()): Promise<Snapshot> {
  const snapshot = await composer.compose();
  await composer.savePages();
  return snapshot;
}

function createComposer(origin?: string, name = SAMPLE_OPERATOR.name) {
  const log = createLogger('shell', 'warn', { write: (line) => void lines.push(line) });
  const context = store.createContext(log);
  const { settings } = context;
  const origins = { ...settings.origins, ...(origin !== undefined && { shell: origin }) };
  return createSnapshotComposer({
    ...context,
    settings: { ...settings, origins, operator: { ...SAMPLE_OPERATOR, name } },
  });
}

/** The text of a page names the process that has rendered it. */
function getBody({ prerendered }: Snapshot, path: string): string {
  return prerendered.pages.get(path)?.guest.rendered.body ?? '';
}

function listFiles(): string[] {
  const folder = join(store.dataDir, 'rendered-pages');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

const PATHS = ['/', '/dashboard'];

test('serves the pages of the process before, and renders only the release that is new', async () => {
  const before = await compose();
  const after = await compose();
  store.publish(
    'mf-dashboard',
    '1.1.0',
    createRemoteCode({ path: '/dashboard', nav: 'Dashboard', text: 'new' }),
  );
  store.promote({ 'mf-dashboard': '1.1.0' });
  const promoted = await compose();

  expect(after.prerendered).toEqual(before.prerendered);
  expect(after.manifests).toEqual(before.manifests);
  expect(getBody(promoted, '/')).toBe(getBody(before, '/'));
  expect(getBody(promoted, '/dashboard')).toContain(' new ');
  expect(lines).toEqual([]);
});

test('serves the pages of the release before after a rollback, also by another process', async () => {
  const before = await compose();
  store.publish('mf-marketing', '1.1.0', createRemoteCode({ text: 'new' }));
  store.promote({ 'mf-marketing': '1.1.0' });
  const promoted = await compose();
  store.promote({ 'mf-marketing': '1.0.0' });
  const rolledBack = await compose();

  expect(getBody(promoted, '/')).toContain(' new ');
  expect(getBody(rolledBack, '/')).toBe(getBody(before, '/'));
});

test.each([
  [
    'another shell',
    () => {
      store.publish('shell', '1.1.0', `${SHELL_CODE};`);
      store.promote({ shell: '1.1.0' });
    },
  ],
  [
    'a menu that has changed',
    () => {
      store.publish('mf-dashboard', '1.1.0', createRemoteCode({ path: '/dashboard', nav: 'Board' }));
      store.promote({ 'mf-dashboard': '1.1.0' });
    },
  ],
  ['a remote that is gone', () => store.retire('mf-dashboard')],
])('renders the pages again with %s', async (_, change) => {
  const before = await compose();
  change();
  const after = await compose();

  expect(getBody(after, '/')).toMatch(/^page \/ guest HOME/);
  expect(getBody(after, '/')).not.toBe(getBody(before, '/'));
});

test.each([
  ['address of the shell', () => createComposer('https://other.example.org')],
  ['operator', () => createComposer(undefined, 'Skill Works Ltd')],
])('renders the pages again for another %s', async (_, createOther) => {
  const before = await compose();
  const after = await compose(createOther());

  expect(getBody(after, '/')).not.toBe(getBody(before, '/'));
});

test('renders a release again whose bundle has other bytes under the same version', async () => {
  await compose();
  store.publish('mf-marketing', '1.0.0', createRemoteCode({ text: 'other' }));

  expect(getBody(await compose(), '/')).toContain(' other ');
});

test.each<[string, (file: string) => void]>([
  ['half written', (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200))],
  ['changed', (file) => writeFileSync(file, readFileSync(file, 'utf8').replaceAll(' guest ', ' owner '))],
  ['empty', (file) => writeFileSync(file, '')],
])('renders the pages again whose file is %s, and replaces it', async (_, damage) => {
  const before = await compose();
  listFiles().forEach(damage);
  const after = await compose();

  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('rendered pages cannot be read');
  for (const path of PATHS) {
    expect(getBody(after, path)).toContain(' guest ');
    expect(getBody(after, path)).not.toBe(getBody(before, path));
  }
  expect(await compose()).toEqual(after);
  expect(lines).toHaveLength(3);
});

test('renders the pages if their folder cannot be made', async () => {
  writeFileSync(join(store.dataDir, 'rendered-pages'), 'a file in place of the folder');
  const snapshot = await compose();

  expect(getBody(snapshot, '/')).toContain(' text ');
  expect(lines.join('\n')).toContain('rendered pages cannot be written');
});

test('keeps no page that failed, and no release that is very large', async () => {
  const failing = createRemoteCode({ render: 'throw new Error("not today")' });
  const large = createRemoteCode({
    path: '/dashboard',
    nav: 'Dashboard',
    render: 'return "x".repeat(5_000_000)',
  });
  store.publish('mf-marketing', '1.1.0', failing);
  store.publish('mf-dashboard', '1.1.0', large);
  store.promote({ 'mf-marketing': '1.1.0', 'mf-dashboard': '1.1.0' });
  await compose();

  expect(listFiles().map((file) => file.split('/').at(-2))).toEqual(['shell']);
});

test('keeps two versions of each app, and none that has been deleted, in files that only the owner reads', async () => {
  const composer = createComposer();
  await compose(composer);
  const promote = async (version: string) => {
    store.publish('mf-marketing', version, createRemoteCode({ text: version }));
    store.promote({ 'mf-marketing': version });
    await compose(composer);
  };
  const listVersions = () =>
    listFiles()
      .filter((file) => file.includes('mf-marketing'))
      .map((file) => file.split('/').at(-1));
  await promote('1.1.0');
  await promote('1.2.0');
  const [file = ''] = listFiles();
  expect(listVersions()).toEqual(['1.1.0.json', '1.2.0.json']);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  rmSync(releaseFolder(store.folder, 'mf-marketing', '1.2.0'), { recursive: true });
  await promote('1.3.0');
  expect(listVersions()).toEqual(['1.1.0.json', '1.3.0.json']);
});
