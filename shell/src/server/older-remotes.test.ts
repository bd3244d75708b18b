/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promote, publish } from '@platform/releases';
import { createContent, createSection, writeRelease } from '@platform/releases/testing';
import { createSnapshotComposer } from './snapshot-composer.ts';
import { createRemoteCode, createTestStore, SHELL_CODE, type TestStore } from './testing/releases.factory.ts';

/** The version of the live shell's kit. */
const KIT_VERSION = '1.2.1';
const KIT = '@platform/kit';
const KIT_FOLDER = join(import.meta.dirname, '../../kit');
/** The names that the kit has now, and those that it had in the version that live remotes were built with. */
const CURRENT_NAMES = readNames('api.txt');
const KNOWN_NAMES = readNames('released/1.0.txt');

let store: TestStore;
beforeEach(() => {
  store = createTestStore();
  const names = [...CURRENT_NAMES, 'addedLater'];
  const kit = withoutMembers(names)
    .map((name) => `${name}: '${name}'`)
    .join();
  publishBuild('shell', SHELL_CODE.replace('react:', `'${KIT}': { ${kit} }, react:`), {
    provided: { [KIT]: KIT_VERSION },
    exports: { [KIT]: names },
  });
});
afterEach(() => store.remove());

/** Reads the names of a report of the API, with members such as `paths.about`. Types are among them. */
function readNames(report: string): string[] {
  const text = readFileSync(join(KIT_FOLDER, report), 'utf8');
  return [...text.matchAll(/^# @platform\/kit ([\w.]+)$/gm)].map(([, name = '']) => name);
}

function withoutMembers(names: readonly string[]): string[] {
  return names.filter((name) => !name.includes('.'));
}

function publishBuild(app: string, code: string, metadata: object): void {
  const folder = join(store.dataDir, `build of ${app}`);
  const scripts = ['mark-sidebar', 'prefetch-session', 'start-page', 'apply-stored-font'];
  const inline = Object.fromEntries(scripts.map((name) => [`inline/${name}.js`, '']));
  const content = { ...createContent(app), ...inline, 'server/server.cjs': code };
  writeRelease(folder, { app, version: '1.0.0', ...metadata }, content);
  publish(store.folder, folder, 'release');
  promote(store.folder, { [app]: '1.0.0' }, 'release');
}

/** Publishes and promotes a remote that uses all it knows of the kit it was built with. */
function publishRemote(kitVersion: string, names = KNOWN_NAMES): void {
  const read = withoutMembers(names).map((name) => `kit.${name}`);
  const code = createRemoteCode({ render: `return [${read.join()}].join()` });
  publishBuild('mf-marketing', `const kit = require('${KIT}'); ${code}`, {
    section: { ...createSection('/'), visibility: 'everybody' },
    required: { [KIT]: `^${kitVersion}` },
    imports: { [KIT]: names },
  });
}

test.each([
  ['the previous minor version', '1.1.0'],
  ['the previous patch', '1.2.0'],
])('publishes, promotes and renders a remote that was built with %s of the kit', async (_, version) => {
  publishRemote(version);
  const { manifests, prerendered } = await createSnapshotComposer(store.createContext()).compose();

  expect(KNOWN_NAMES.length).toBeGreaterThan(100);
  expect(KNOWN_NAMES).toContain('paths.about');
  expect(manifests.failed).toEqual({});
  expect(prerendered.pages.get('/')?.guest.rendered.body).toContain(
    `HOME ${withoutMembers(KNOWN_NAMES).join()} `,
  );
});

test.each([
  [
    'a later version of the kit',
    '1.3.0',
    KNOWN_NAMES,
    'needs @platform/kit ^1.3.0, but shell 1.0.0 provides 1.2.1',
  ],
  ['a name that the kit does not export', '1.2.1', ['gone'], 'imports `gone` of @platform/kit'],
  ['a member that the kit does not have', '1.2.1', ['paths.gone'], 'imports `paths.gone` of @platform/kit'],
])('rejects a remote that needs %s', (_, version, names, problem) => {
  expect(() => publishRemote(version, names)).toThrow(problem);
});
