import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  createContent,
  createSection,
  type ReleaseContent,
  writeFile,
  writeRelease,
} from '../../test/release.factory.ts';
import { readStoredRelease, type StoredRelease } from '../release-folders.ts';
import type { Release } from '../release-format.ts';
import { checkRelease } from './check-release.ts';
import { inspectServerBundle } from './server-bundle-problems.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Metadata = Partial<Release>;

function createRelease(app: string, metadata: Metadata = {}, content?: ReleaseContent): StoredRelease {
  const out = join(folder, app);
  writeRelease(out, { app, version: '1.0.0-a', ...metadata }, content);
  return readStoredRelease(out);
}

/** Checks a remote against a shell that is live. */
function checkRemote(metadata: Metadata = {}, content?: ReleaseContent, shell: Metadata = {}): string[] {
  return checkRelease(createRelease('mf-admin', metadata, content), [createRelease('shell', shell)]);
}

/** Returns the files of a build whose `assets.json` was changed before they were listed. */
function contentWithAssets(
  change: (assets: Record<string, never>) => object,
  app = 'mf-admin',
): ReleaseContent {
  const content = createContent(app);
  const assets = JSON.parse(String(content['assets.json'])) as Record<string, never>;
  return { ...content, 'assets.json': JSON.stringify(change(assets)) };
}

const withMenu = (nav: string) => `exports.remote = { routes: [{ path: '/mf-admin/home' }], nav: ${nav} }`;
const contentWithBundle = (code: string) => ({ ...createContent('mf-admin'), 'server/server.cjs': code });

it('finds nothing in a complete remote and in a complete shell', () => {
  expect(checkRemote()).toEqual([]);
  const remote = readStoredRelease(join(folder, 'mf-admin'));
  expect(checkRelease(readStoredRelease(join(folder, 'shell')), [remote])).toEqual([]);
});

describe('files', () => {
  it('rejects a release without a list of files', () => {
    expect(checkRemote({ files: undefined })).toEqual(['mf-admin 1.0.0-a: it does not list its files']);
  });

  it.each([
    'browser/home-page.js',
    'browser/remoteEntry.js',
    'browser/index.html',
    'server/server.cjs',
    'inline/apply-theme.js',
    'assets.json',
  ])('rejects a release without %s', (path) => {
    const release = createRelease('mf-admin');
    rmSync(join(release.folder, path));
    expect(checkRelease(release, [])).toContain(`mf-admin 1.0.0-a: ${path} is missing`);
  });

  it('rejects a file that has changed since the build, also one of the same size', () => {
    const release = createRelease('mf-admin');
    const file = join(release.folder, 'browser/font.woff2');
    writeFile(file, readFileSync(file, 'utf8').toUpperCase());
    expect(checkRelease(release, [])).toEqual([
      'mf-admin 1.0.0-a: browser/font.woff2 has changed since it was built',
    ]);
  });

  it('rejects a file that the build did not write', () => {
    const release = createRelease('mf-admin');
    writeFile(join(release.folder, 'browser/extra.js'), '');
    expect(checkRelease(release, [])).toEqual([
      'mf-admin 1.0.0-a: browser/extra.js is not a file of the build',
    ]);
  });
});

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** Returns the files of a build with a page of this code, also compressed. */
function withPage(code: string, compressed = brotliCompressSync(code)): ReleaseContent {
  const content = contentWithAssets(({ integrity, ...assets }: { integrity?: object }) => ({
    ...assets,
    integrity: { ...integrity, 'home-page.js': `sha256-${hash(code)}` },
  }));
  return { ...content, 'browser/home-page.js': code, 'browser/home-page.js.br': compressed };
}

describe('compressed files', () => {
  it('accepts a file that is compressed', () => {
    expect(checkRemote({}, withPage('page'))).toEqual([]);
  });

  it.each([
    ['another file', brotliCompressSync('pages')],
    ['more', brotliCompressSync('page'.repeat(1_000_000))],
    ['nothing that can be read', Buffer.from('page')],
  ])('rejects a compressed file that holds %s', (_what, compressed) => {
    expect(checkRemote({}, withPage('page', compressed))).toEqual([
      'mf-admin 1.0.0-a: browser/home-page.js.br is not browser/home-page.js',
    ]);
  });

  it('rejects a compressed file without the file', () => {
    const content = { ...createContent('mf-admin'), 'browser/gone.js.gz': gzipSync('gone') };
    expect(checkRemote({}, content)).toEqual([
      'mf-admin 1.0.0-a: browser/gone.js.gz is of a file that the build does not have',
    ]);
  });
});

describe('assets.json', () => {
  it.each([
    ['{"scripts":', 'assets.json is broken: it is not valid JSON'],
    ['{}', 'assets.json is broken: "scripts", "fonts" and "overlays" must be lists of file names'],
    [
      '{"scripts":[],"fonts":[],"overlays":[],"chunks":[]}',
      'assets.json is broken: "chunks" must map names to lists of file names',
    ],
    ['{"scripts":[],"fonts":[],"overlays":[],"chunks":{}}', 'assets.json names no container'],
  ])('rejects %s', (assets, problem) => {
    const content = { ...createContent('mf-admin'), 'assets.json': assets };
    expect(checkRemote({}, content)).toEqual([`mf-admin 1.0.0-a: ${problem}`]);
  });

  it('rejects the name of a file that does not exist', () => {
    const content = contentWithAssets((assets) => ({ ...assets, chunks: { 'home-page': ['gone.js'] } }));
    expect(checkRemote({}, content)).toEqual([
      'mf-admin 1.0.0-a: assets.json names gone.js, which is not in browser/',
    ]);
  });

  it('rejects the integrity of another file', () => {
    const content = contentWithAssets(({ integrity, ...assets }: { integrity?: object }) => ({
      ...assets,
      integrity: { ...integrity, 'home-page.js': `sha256-${'0'.repeat(43)}=` },
    }));
    expect(checkRemote({}, content)).toEqual([
      'mf-admin 1.0.0-a: assets.json has the integrity of another file for home-page.js, so no browser would run it',
    ]);
  });

  it.each([
    ['mf-admin', 'home-page.js'],
    ['shell', 'main.js'],
  ])('rejects a script of %s without integrity', (app, script) => {
    const content = contentWithAssets(
      ({ integrity: _integrity, ...assets }: { integrity?: object }) => assets,
      app,
    );
    expect(checkRelease(createRelease(app, {}, content), [])).toContain(
      `${app} 1.0.0-a: assets.json has no integrity for ${script}`,
    );
  });
});

describe('owned paths', () => {
  it('rejects a remote without a section, and a route outside its own paths', () => {
    expect(checkRemote({ section: undefined })).toEqual(['mf-admin 1.0.0-a has no section']);
    expect(checkRemote({ routes: ['/mf-admin', '/about'] })).toEqual([
      'mf-admin 1.0.0-a has the route "/about", which is outside its own paths',
    ]);
  });

  it('rejects a path of another live remote, and lets one without a section stop only itself', () => {
    const live = [createRelease('mf-other', { section: undefined }), createRelease('mf-help')];
    const candidate = createRelease('mf-admin', { section: createSection('/mf-help/*') });
    expect(checkRelease(candidate, live)).toEqual([
      'mf-admin 1.0.0-a and mf-help 1.0.0-a both claim "/mf-help/*"',
    ]);
  });
});

it.each([
  ['mf-admin', { imports: undefined }],
  ['shell', { exports: undefined }],
])('rejects a release of %s without its names of shared packages', (app, metadata) => {
  expect(checkRelease(createRelease(app, metadata), [])).toEqual([
    `${app} 1.0.0-a: it does not list names of shared packages`,
  ]);
});

it('rejects the container of another app, which the browser would take for it', () => {
  const content = contentWithAssets(({ container, ...assets }: { container?: object }) => ({
    ...assets,
    container: { ...container, name: 'mf_dashboard' },
  }));
  expect(checkRemote({}, content)).toEqual([
    'mf-admin 1.0.0-a: assets.json names a container that is not called mf_admin',
  ]);
});

describe('size', () => {
  const content = () => withPage(Array.from({ length: 61 }, (_, line) => hash(String(line))).join(''));

  it('rejects a page whose scripts exceed the budget of its app', () => {
    expect(checkRemote({ budgetBytes: 2048 }, content())).toEqual([
      'mf-admin 1.0.0-a: the page home-page loads 2.0 KB of scripts (br), more than the 2.0 KB in app.config.ts',
    ]);
  });

  it('accepts a page within it', () => {
    expect(checkRemote({ budgetBytes: 2200 }, content())).toEqual([]);
  });
});

describe('names', () => {
  const imports = { '@platform/kit': ['useSession', 'useFoo'] };

  it('rejects a remote that imports a name that the live shell does not export', () => {
    expect(checkRemote({ imports }, undefined, { exports: { '@platform/kit': ['useSession'] } })).toEqual([
      'mf-admin 1.0.0-a imports `useFoo` of @platform/kit, which shell 1.0.0-a does not export',
    ]);
  });

  it('rejects a remote that reads a member which the live shell does not have', () => {
    const shell = {
      exports: { '@platform/kit': ['paths', 'paths.about', 'paths.admin', 'paths.admin.user'] },
    };
    const check = (...names: string[]) =>
      checkRemote({ imports: { '@platform/kit': names } }, undefined, shell);
    expect(check('paths.about', 'paths.admin.user', 'paths.about.length', 'paths.admin.user.name')).toEqual(
      [],
    );
    for (const name of ['paths.reports', 'paths.admin.reports', 'paths.reports.daily'])
      expect(check(name)).toEqual([
        `mf-admin 1.0.0-a imports \`${name}\` of @platform/kit, which shell 1.0.0-a does not export`,
      ]);
  });

  it('asks for the name alone where the shell lists no members', () => {
    const shell = { exports: { '@platform/kit': ['paths'] } };
    expect(checkRemote({ imports: { '@platform/kit': ['paths.about'] } }, undefined, shell)).toEqual([]);
  });

  it('rejects a shell that no longer exports what a live remote imports', () => {
    const remote = createRelease('mf-admin', { imports });
    expect(checkRelease(createRelease('shell', { exports: { react: ['useFoo'] } }), [remote])).toEqual([
      'mf-admin 1.0.0-a imports `useSession` of @platform/kit, which shell 1.0.0-a does not export',
      'mf-admin 1.0.0-a imports `useFoo` of @platform/kit, which shell 1.0.0-a does not export',
    ]);
  });

  it('accepts it if the shell exports all', () => {
    const shell = { exports: { '@platform/kit': ['useFoo', 'useSession', 'other'] } };
    expect(checkRemote({ imports }, undefined, shell)).toEqual([]);
  });
});

describe('server bundle', () => {
  it.each([
    ['throw new Error("no window")', 'cannot be evaluated: no window'],
    ['(', 'cannot be evaluated: '],
    ['require("vue")', 'cannot be evaluated: vue is not available to server bundles'],
    ['require("node:fs")', 'cannot be evaluated: node:fs is not available to server bundles'],
    ['exports.page = {}', 'does not export `remote`'],
    ['exports.remote = {}', 'exports a remote whose "routes" is not a list'],
    ['exports.remote = { routes: [] }', 'exports a remote without routes'],
    ['exports.remote = { routes: [{ children: [{}] }] }', 'exports a remote with a route that has no path'],
    [
      "exports.remote = { routes: [{ path: '/x', children: null }] }",
      'exports a remote with a route whose "children" is not a list',
    ],
    [
      "exports.remote = { routes: [{ children: [{ path: '/x', children: 5 }] }] }",
      'exports a remote with a route whose "children" is not a list',
    ],
    [withMenu('[{ label: 1 }]'), 'exports a remote with a menu whose entry 1 has no "menu"'],
    [withMenu('undefined'), 'exports a remote with a menu that is not a list'],
    [
      withMenu("[{ menu: 'header', label: 'Help', path: '/help', order: 1 }]"),
      'exports a remote with a menu whose entry 1 leads to no page of the remote',
    ],
    [
      withMenu("[{ menu: 'top', label: 'Home', path: '/mf-admin/home', order: 1 }]"),
      'exports a remote with a menu whose entry 1 is in a menu that the shell does not have',
    ],
    ['process.exit(0)', 'cannot be evaluated: process is not defined'],
  ])('rejects a bundle that is `%s`', (code, problem) => {
    expect(checkRemote({}, contentWithBundle(code))[0]).toContain(
      `mf-admin 1.0.0-a: its server bundle ${problem}`,
    );
  });

  it('rejects a route of release.json that the code does not have', () => {
    expect(checkRemote({ routes: ['/mf-admin/home', '/mf-admin/gone'] })).toEqual([
      'mf-admin 1.0.0-a: its release.json names the route "/mf-admin/gone", which its code does not have',
    ]);
  });

  it('rejects a route of the code that release.json does not have', () => {
    const withRoutes = (...paths: string[]) =>
      contentWithBundle(
        `exports.remote = { routes: [{ children: ${JSON.stringify(paths.map((path) => ({ path })))} }], nav: [] }`,
      );
    const check = (path: string) =>
      checkRemote({ routes: ['/mf-admin/home'] }, withRoutes('/mf-admin/home', path));
    expect(check('/about')).toEqual([
      'mf-admin 1.0.0-a has the route "/about", which is outside its own paths',
    ]);
    expect(check('/mf-admin/*')).toEqual([
      'mf-admin 1.0.0-a has the route "/mf-admin/*", which is not a path of lower-case letters, digits, hyphens and parameters like /reports/:id',
    ]);
    const other = createRelease('mf-help', { section: createSection('/mf-admin/help/*') });
    const taken = createRelease('mf-admin', { routes: [] }, withRoutes('/mf-admin/help'));
    expect(checkRelease(taken, [createRelease('shell'), other])).toEqual([
      'mf-admin 1.0.0-a has the route "/mf-admin/help", which is among the paths of mf-help',
    ]);
  });

  it('rejects a menu that would make the pages of all remotes too large', () => {
    const code = withMenu('[{ menu: "header", label: "x".repeat(12_000_000), path: "/x", order: 1 }]');
    expect(checkRemote({}, contentWithBundle(code))).toEqual([
      'mf-admin 1.0.0-a: its server bundle exports a remote with a menu whose entry 1 has no "label" of 1 to 80 characters',
    ]);
  });

  it('is evaluated as by the page server: without code in strings, and for a limited time', () => {
    expect(checkRemote({}, contentWithBundle(`URL.constructor('return process')()`))).toEqual([
      'mf-admin 1.0.0-a: its server bundle cannot be evaluated: Code generation from strings disallowed for this context',
    ]);
    const bundles = { shell: join(folder, 'shell.cjs'), remote: join(folder, 'remote.cjs') };
    writeFile(bundles.shell, 'exports.SHARED_PACKAGES = {}');
    writeFile(bundles.remote, 'for (;;) {}');
    expect(inspectServerBundle(bundles, 1).problems).toEqual([
      'its server bundle cannot be evaluated: it used more than 1 s of processor time',
    ]);
  });
});
