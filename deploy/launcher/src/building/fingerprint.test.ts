import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readWorkspaces } from '../workspaces.ts';
import { createFingerprints } from './fingerprint.ts';

/** In parts, so that it is no link. */
const LESSON = ['lessons/1.1-example', 'md'].join('.');

type Lock = Record<string, { version?: string; dependencies?: object; peerDependencies?: object }>;

/** A repository with two remotes. `tiny` is reached by both, in two versions; `learn` reads files while it builds. */
const FILES: Readonly<Record<string, unknown>> = {
  'package.json': {
    workspaces: ['shell/kit', 'shell', 'mf-admin', 'mf-learn', 'contracts', 'learn', 'tools', 'server'],
  },
  'package-lock.json': {
    packages: {
      '': { devDependencies: { node: '24', jest: '30' } },
      'node_modules/node': { version: '24.1.0' },
      'node_modules/jest': { version: '30.1.0' },
      'shell/kit': { dependencies: { forms: '1' }, peerDependencies: { react: '19' } },
      'mf-admin': { dependencies: { table: '1', '@p/kit': '*' } },
      'mf-learn': { dependencies: { unused: '1', '@p/kit': '*' } },
      tools: { devDependencies: { bundler: '5' } },
      'node_modules/@p/kit': { link: true },
      'node_modules/react': { version: '19.0.0' },
      'node_modules/forms': { version: '1.0.0', dependencies: { tiny: '1' } },
      'node_modules/tiny': { version: '1.0.0' },
      'node_modules/table': { version: '1.0.0', dependencies: { tiny: '2' } },
      'node_modules/table/node_modules/tiny': { version: '2.0.0' },
      'node_modules/bundler': { version: '5.0.0' },
      'node_modules/unused': { version: '1.0.0' },
    },
  },
  'shell/package.json': { name: '@p/shell', version: '1.2.3' },
  'shell/app.config.ts': "import { hostApp } from '@p/tools';",
  'shell/src/main.ts':
    "import '@p/kit';\nimport { login } from '@p/contracts';\nimport { run } from '@p/server';",
  'shell/kit/package.json': { name: '@p/kit', version: '1.0.0', exports: { '.': './src/kit.ts' } },
  'shell/kit/src/kit.ts': "import { useForm } from 'forms';\nimport type { Money } from './money.ts';",
  'shell/kit/src/money.ts': 'export type Money = number;',
  'mf-admin/package.json': { name: '@p/mf-admin', version: '1.0.0' },
  'mf-admin/app.config.ts': "import { remoteApp } from '@p/tools';",
  'mf-admin/src/remote.ts': `import { Table } from 'table';
import * as kit from '@p/kit';
import { approve, type Reason } from '@p/contracts';
import labels from './labels.json' with { type: 'json' };
const page = () => import('./page.ts');`,
  'mf-admin/src/page.ts': 'page',
  'mf-admin/src/labels.json': '{}',
  'mf-learn/package.json': { name: '@p/mf-learn', version: '1.0.0' },
  'mf-learn/app.config.ts': "import { remoteApp } from '@p/tools';\nimport { prepare } from '@p/learn';",
  'mf-learn/src/remote.ts': "import '@p/kit';\nexport { login as enter } from '@p/contracts';",
  'contracts/package.json': {
    name: '@p/contracts',
    version: '1.0.0',
    sideEffects: false,
    exports: { '.': './src/index.ts' },
  },
  'contracts/src/index.ts': `export * from './admin/index.ts';
export { login } from './login.ts';
export type {
  Refund,
} from './refund.ts';`,
  'contracts/src/admin/index.ts': "export * from './approve.ts';\nexport * from './reason.ts';",
  'contracts/src/admin/approve.ts': "import { limit } from '../limit.ts';\nexport const approve = limit;",
  'contracts/src/admin/reason.ts': "export type Reason = 'late';",
  'contracts/src/limit.ts': 'export const limit = 1;',
  'contracts/src/login.ts': 'export function login() {}',
  'contracts/src/refund.ts': 'export type Refund = {};',
  'learn/package.json': { name: '@p/learn', version: '1.0.0', exports: { '.': './src/prepare.ts' } },
  'learn/src/prepare.ts': 'export const prepare = 1;',
  [`learn/${LESSON}`]: 'lesson',
  'tools/package.json': {
    name: '@p/tools',
    version: '1.0.0',
    exports: { '.': './src/index.ts', './loader': './src/loader.ts' },
    bin: { 'build-app': './src/build-app.ts' },
  },
  'tools/src/index.ts': "export { hostApp } from './app.ts';",
  'tools/src/app.ts': 'app',
  'tools/src/build-app.ts': "import bundler from 'bundler';\nresolve('@p/tools/loader');",
  'tools/src/loader.ts': 'loader',
  'tools/src/help.ts': 'help',
  'server/package.json': {
    name: '@platform/page-server',
    version: '1.0.0',
    exports: { '.': './src/server.ts' },
  },
  'server/src/server.ts': 'server',
};

const APPS = ['shell', 'mf-admin', 'mf-learn'];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  for (const [path, content] of Object.entries(FILES)) write(path, content);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const version = (app: string, at = root) =>
  createFingerprints(readWorkspaces(at), at).computeVersion(`@p/${app}`);

/** The apps that a change plans. */
function findChanged(change: () => void): string[] {
  const before = new Map(APPS.map((app) => [app, version(app)]));
  change();
  return APPS.filter((app) => version(app) !== before.get(app));
}

it('combines the package version with a digest of the sources', () => {
  expect(version('shell')).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
});

it('is the same for equal sources in another folder', () => {
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(version('shell', copy)).toBe(version('shell'));
  rmSync(copy, { recursive: true });
});

it.each([
  ['a file of one app', 'mf-admin/src/page.ts', ['mf-admin']],
  ['a file of data that it imports', 'mf-admin/src/labels.json', ['mf-admin']],
  ['a text that a package reads while an app is built', `learn/${LESSON}`, ['mf-learn']],
  ['a workspace that all apps bundle', 'shell/kit/src/kit.ts', APPS],
  ['a module that only a type is imported from', 'shell/kit/src/money.ts', APPS],
  ['a contract that one app uses', 'contracts/src/admin/approve.ts', ['mf-admin']],
  ['what that contract uses', 'contracts/src/limit.ts', ['mf-admin']],
  ['a type that one app uses', 'contracts/src/admin/reason.ts', ['mf-admin']],
  ['a contract that two apps use', 'contracts/src/login.ts', ['shell', 'mf-learn']],
  ['a contract that no app uses', 'contracts/src/refund.ts', []],
  ['the build command', 'tools/src/build-app.ts', APPS],
  ['a loader that it names', 'tools/src/loader.ts', APPS],
  ['what the settings of an app are made by', 'tools/src/app.ts', APPS],
  ['the help of a command', 'tools/src/help.ts', []],
  ['a server that no app bundles', 'server/src/server.ts', []],
  ['a test', 'shell/src/main.test.ts', []],
  ['a story', 'shell/src/main.stories.tsx', []],
  ['a README', 'shell/README.md', []],
  ['build output', 'shell/dist/main.js', []],
  ['settings that git ignores, which no build sees', 'mf-admin/.env.local', []],
])('after a change to %s, changes only for the apps that build from it', (_change, path, affected) => {
  expect(findChanged(() => write(path, 'export const changed = 1;'))).toEqual(affected);
});

it('does not change with exports that an app does not import', () => {
  const index = 'contracts/src/index.ts';
  expect(findChanged(() => write(index, `${read(index)}\nexport * from './new.ts';`))).toEqual([]);
});

it.each([
  ['of one app', 'node_modules/table', ['mf-admin']],
  ['that one app reaches through another', 'node_modules/table/node_modules/tiny', ['mf-admin']],
  ['that all reach through another', 'node_modules/tiny', APPS],
  ['of the build', 'node_modules/bundler', APPS],
  ['Node', 'node_modules/node', APPS],
  ['for tests', 'node_modules/jest', []],
  ['that is listed and not imported', 'node_modules/unused', []],
])(
  'after a new version of a package %s, changes only for the apps that reach it',
  (_which, place, affected) => {
    const lock = JSON.parse(read('package-lock.json')) as { packages: Lock };
    lock.packages[place] = { ...lock.packages[place], version: '9.0.0' };
    expect(findChanged(() => write('package-lock.json', lock))).toEqual(affected);
  },
);

it('does not change with the order or the spaces of the lockfile, or with a new workspace', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Lock };
  const packages = Object.fromEntries(Object.entries({ ...lock.packages, 'mf-new': {} }).reverse());
  expect(findChanged(() => write('package-lock.json', JSON.stringify({ packages }, null, 4)))).toEqual([]);
});

it('changes for the app that lost a file, also the last one of a folder', () => {
  expect(findChanged(() => rmSync(join(root, 'mf-admin/src/page.ts')))).toEqual(['mf-admin']);
  expect(findChanged(() => rmSync(join(root, 'contracts/src/admin'), { recursive: true }))).toEqual([
    'mf-admin',
  ]);
});

it('does not change for the others if a remote is removed', () => {
  const workspaces = (FILES['package.json'] as { workspaces: string[] }).workspaces;
  const removed = findChanged(() => {
    rmSync(join(root, 'mf-learn'), { recursive: true });
    write('package.json', { workspaces: workspaces.filter((folder) => folder !== 'mf-learn') });
  });
  expect(removed).toEqual(['mf-learn']);
});
