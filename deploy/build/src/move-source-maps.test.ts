import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveSourceMaps } from './move-source-maps.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('leaves no source map among the files that are served', async () => {
  const browser = join(folder, 'browser');
  mkdirSync(browser);
  for (const name of ['main.js', 'main.js.map']) writeFileSync(join(browser, name), '');
  await moveSourceMaps(browser, join(folder, 'maps'));
  expect(readdirSync(browser)).toEqual(['main.js']);
  expect(readdirSync(join(folder, 'maps'))).toEqual(['main.js.map']);
});
