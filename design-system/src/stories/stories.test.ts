/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as designSystem from '../index.ts';
import * as icons from '../icons/icons.ts';

const SOURCES = join(import.meta.dirname, '..');
const STORIES = globSync('**/*.stories.tsx', { cwd: SOURCES });

/** Without a story of their own: the base styles of every story, and the icons, which share one. */
const EXCLUDED = new Set(['GlobalStyle', ...Object.keys(icons)]);

const components = Object.keys(designSystem).filter(
  (name) => /^[A-Z][a-z]/.test(name) && !EXCLUDED.has(name),
);

const exportedFiles = [...read('index.ts').matchAll(/'\.\/(.+)'/g)].map(([, file = '']) => file);
const folders = [...new Set(exportedFiles.map((file) => dirname(file)))].filter(
  (folder) => folder !== 'theme',
);

const usedInStories = new Set(
  STORIES.flatMap(
    (file) =>
      read(file)
        .replaceAll(/^import [^;]+;/gm, '')
        .match(/\w+/g) ?? [],
  ),
);

test.each(folders)('%s has a stories file', (folder) => {
  expect(STORIES.map((file) => dirname(file))).toContain(folder);
});

test.each(components)('%s appears in a story', (name) => {
  expect(usedInStories.has(name)).toBe(true);
});

function read(file: string): string {
  return readFileSync(join(SOURCES, file), 'utf8');
}
