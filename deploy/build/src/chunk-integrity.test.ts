import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin, insertChunkIntegrity } from './chunk-integrity.ts';

let folder: string;
let integrity: Record<string, string>;
const out = () => join(folder, 'out');
const read = (name: string) => readFileSync(join(out(), name), 'utf8');
const findFile = (prefix: string) => readdirSync(out()).find((name) => name.startsWith(prefix)) ?? '';
const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chunk-integrity-'));
  writeFileSync(
    join(folder, 'main.js'),
    `globalThis.loadPage = () => import(/* webpackChunkName: "page" */ './page.js');`,
  );
  writeFileSync(join(folder, 'page.js'), `export const text = 'a page';`);
  await compile();
  integrity = await insertChunkIntegrity(out());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds two files like a release: minified, with hashed names. */
async function compile(): Promise<void> {
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './main.js',
    output: {
      path: out(),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'http://remote.example/1.0.0/',
      crossOriginLoading: 'anonymous',
    },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false })] },
    plugins: [new ChunkIntegrityPlugin()],
  });
  const errors = await new Promise((done, fail) =>
    compiler.run((error, stats) =>
      error ? fail(error) : done(stats?.toJson({ all: false, errors: true }).errors),
    ),
  );
  expect(errors).toEqual([]);
  await new Promise((done) => compiler.close(done));
}

type ScriptElement = { src: string; integrity: string; crossOrigin: string };

/** Runs the entry and returns the script that it creates for the page. */
function loadPage(code: string, origin = 'http://shell.example'): ScriptElement {
  const scripts: ScriptElement[] = [];
  const window = {
    location: { origin },
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (script: ScriptElement) => void scripts.push(script) },
    },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  };
  const context = createContext({ ...window, window, self: window });
  runInContext(`${code}; void loadPage();`, context);
  const [script] = scripts;
  if (!script) throw new Error('no script was created');
  return script;
}

test('a chunk is loaded with the hash of its file, without credentials', () => {
  const { src, integrity: expected, crossOrigin } = loadPage(read(findFile('main')));

  expect(src).toBe(`http://remote.example/1.0.0/${findFile('page')}`);
  expect(expected).toBe(hash(read(findFile('page'))));
  expect(crossOrigin).toBe('anonymous');
});

test('a chunk of the same origin is loaded alike, as an integrity policy requires', () => {
  const { integrity: expected, crossOrigin } = loadPage(read(findFile('main')), 'http://remote.example');

  expect([expected, crossOrigin]).toEqual([hash(read(findFile('page'))), 'anonymous']);
});

test('a chunk that the table does not know gets a hash that no file has', () => {
  const page = findFile('page');
  const script = loadPage(read(findFile('main')).replace(`"${page}":`, '"another.js":'));

  expect(script.integrity).toMatch(/^sha256-0{43}=$/);
});

test('the release gets the hash of every script as it is on disk', () => {
  const names = readdirSync(out());

  expect(names).toHaveLength(2);
  expect(integrity).toEqual(Object.fromEntries(names.map((name) => [name, hash(read(name))])));
  expect(read(findFile('main'))).not.toContain('placeholder');
});
