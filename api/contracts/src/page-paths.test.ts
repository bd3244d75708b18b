import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PAGE_PATHS } from './page-paths.ts';

const ROOT = resolve(__dirname, '../../..');
const SOURCES = globSync('{api,mf-*,shell,shell/kit}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.(test|spec|stories)\.|\/testing\//.test(path),
);

type Paths = { readonly [name: string]: Paths | ((...parameters: never[]) => string) };

/** Lists the paths, each up to its first parameter. The home page and the short path of the console are left out. */
function listPaths(paths: Paths): string[] {
  return Object.values(paths).flatMap((path) =>
    typeof path === 'function'
      ? [path(...([undefined, undefined] as never[])).replace(/\/undefined.*|\?.*/, '')]
      : listPaths(path),
  );
}

test('no source writes the path of a page itself', () => {
  const paths = [...new Set(listPaths(PAGE_PATHS))].filter((path) => path !== '/' && path !== '/admin');
  const pattern = new RegExp(`(?<=[\`'"}])(?:${paths.join('|')})(?=[\`'"?/])`, 'g');
  const found = SOURCES.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return [...text.matchAll(pattern)].map(({ 0: match }) => `${path}: ${match}`);
  });

  expect(paths.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
