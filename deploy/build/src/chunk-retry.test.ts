import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { ChunkIntegrityPlugin, insertChunkIntegrity } from './chunk-integrity.ts';
import { ChunkRetryPlugin } from './chunk-retry.ts';

type ScriptElement = { src: string; integrity: string; onerror: (event: object) => void; onload: () => void };

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chunk-retry-'));
  writeFileSync(
    join(folder, 'main.js'),
    `globalThis.loadPage = () => import(/* webpackChunkName: "page" */ './page.js');`,
  );
  writeFileSync(
    join(folder, 'page.js'),
    `globalThis.evaluations = (globalThis.evaluations ?? 0) + 1;
    if (globalThis.evaluations === 1) throw new Error('not yet');
    export const text = 'a page';`,
  );
  await compile();
  await insertChunkIntegrity(join(folder, 'out'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function compile(): Promise<void> {
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './main.js',
    output: {
      path: join(folder, 'out'),
      publicPath: 'http://remote.example/1.0.0/',
      crossOriginLoading: 'anonymous',
      // oxlint-disable-next-line typescript/no-deprecated
      strictModuleExceptionHandling: true,
    },
    optimization: { minimize: false },
    plugins: [new ChunkIntegrityPlugin(), new ChunkRetryPlugin()],
  });
  await new Promise((done, fail) => compiler.run((error, stats) => (error ? fail(error) : done(stats))));
  await new Promise((done) => compiler.close(done));
}

/** Runs the entry in a page that records the scripts and runs none. */
function openPage() {
  const scripts: ScriptElement[] = [];
  const window = {
    location: { origin: 'http://shell.example' },
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (script: ScriptElement) => void scripts.push(script) },
    },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  };
  const context = createContext({ ...window, window, self: window }) as { loadPage: () => Promise<unknown> };
  runInContext(readFile('main'), context);
  return { context, scripts };
}

const readFile = (prefix: string) => {
  const name = readdirSync(join(folder, 'out')).find((file) => file.startsWith(prefix)) ?? '';
  return readFileSync(join(folder, 'out', name), 'utf8');
};

test('a chunk that failed is requested at another address, with the same integrity', async () => {
  const { context, scripts } = openPage();
  const first = context.loadPage();
  scripts[0]?.onerror({ type: 'error', target: scripts[0] });
  await expect(first).rejects.toMatchObject({ name: 'ChunkLoadError' });

  context.loadPage().catch(() => undefined);

  const [failed, retried] = scripts;
  expect(failed?.src).toMatch(/^http:\/\/remote\.example\/1\.0\.0\/page[^?]*\.js$/);
  expect(retried?.src).toMatch(new RegExp(`^${failed?.src.replaceAll('.', '\\.')}\\?retry=\\d+$`));
  expect(retried?.integrity).toBe(failed?.integrity);
  expect(retried?.integrity).toMatch(/^sha256-(?!0{43})/);
});

test('a module that crashed is evaluated again', async () => {
  const { context, scripts } = openPage();
  const first = context.loadPage();
  runInContext(readFile('page'), context);
  scripts[0]?.onload();
  await expect(first).rejects.toThrow('not yet');

  await expect(context.loadPage()).resolves.toMatchObject({ text: 'a page' });
});
