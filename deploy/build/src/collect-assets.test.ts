import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats, type Watching } from 'webpack';
import { hostApp } from './app-definition.ts';
import { collectAssets } from './collect-assets.ts';

let folder: string;
let watching: Watching | undefined;
const write = (name: string, code: string) => writeFileSync(join(folder, name), code);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'collect-assets-'));
  write('main.js', `import './text.js'; import(/* webpackChunkName: "page" */ './page.js');`);
  write('text.js', `export const text = 'a text';`);
  write('page.js', `export const page = 'a page';`);
});
afterEach(async () => {
  await new Promise((done) => watching?.close(done));
  rmSync(folder, { recursive: true, force: true });
});

/** Watches the sources like the development server. Returns a function that waits for the next build. */
function watch(): () => Promise<Stats> {
  const builds: Stats[] = [];
  let onBuild = () => {};
  const compiler = webpack({
    context: folder,
    mode: 'development',
    entry: { main: './main.js' },
    output: { path: join(folder, 'out'), filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  watching = compiler.watch({ aggregateTimeout: 20 }, (_error, stats) => {
    if (stats) builds.push(stats);
    onBuild();
  });
  return async () => {
    while (builds.length === 0) await new Promise<void>((done) => (onBuild = done));
    return builds.shift()!;
  };
}

it('lists the same scripts after an edit, without the hot updates that the edit emits', async () => {
  const nextBuild = watch();
  const before = await collectAssets(hostApp('shell', 1_000_000), await nextBuild());
  write('text.js', `export const text = 'another text';`);
  write('page.js', `export const page = 'another page';`);
  let stats = await nextBuild();
  while (!Object.keys(stats.compilation.assets).some((name) => name.includes('hot-update.js')))
    stats = await nextBuild();

  expect(before).toMatchObject({ scripts: ['main.js'], chunks: { page: ['page.js'] } });
  expect(await collectAssets(hostApp('shell', 1_000_000), stats)).toEqual(before);
});
