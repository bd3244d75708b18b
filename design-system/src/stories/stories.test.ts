/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as designSystem from '../index.ts';
import * as icons from '../icons/icons.ts';

const SOURCES = join(import.meta.dirname, '..');
const STORIES = globSync('**/*.stories.tsx', { cwd: SOURCES });
const TEXT = STORIES.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');

/** Without a story: the base styles, which the preview applies to every story, and icons, shown together. */
const EXCLUDED = new Set(['GlobalStyle', ...Object.keys(icons)]);

const components = Object.keys(designSystem).filter(
  (name) => /^[A-Z][a-z]/.test(name) && !EXCLUDED.has(name),
);

const folders = [
  ...new Set(
    [...readFileSync(join(SOURCES, 'index.ts'), 'utf8').matchAll(/'\.\/(.+)'/g)].map(([, file = '']) =>
      dirname(file),
    ),
  ),
].filter((folder) => folder !== 'theme');

test.each(folders)('%s has a stories file', (folder) => {
  expect(STORIES.map((file) => dirname(file))).toContain(folder);
});

test.each(components)('%s appears in a story', (name) => {
  expect(TEXT).toMatch(new RegExp(`<${name}\\b|component: ${name},`));
});
