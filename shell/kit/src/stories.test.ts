/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Entry points without components of the kit: the router's are React Router's. */
const EXCLUDED_ENTRIES = ['./router', './document', './testing'];

/** Without a story of their own: the provider of every story, parts that the design system shows, invisible data. */
const EXCLUDED_COMPONENTS = ['PlatformProvider', 'MenuHeading', 'MenuSeparator', 'StructuredData'];

const { exports: entries } = JSON.parse(read('../package.json')) as { exports: Record<string, string> };

const components = Object.entries(entries)
  .filter(
    ([entry, file]) => file.startsWith('./src/') && !file.includes('*') && !EXCLUDED_ENTRIES.includes(entry),
  )
  .flatMap(([, file]) => [...read(join('..', file)).matchAll(/^export \{([^}]+)\}/gm)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z][a-z]\w+$/.test(name) && !EXCLUDED_COMPONENTS.includes(name));

const usedInStories = new Set(
  globSync('**/*.stories.tsx', { cwd: import.meta.dirname }).flatMap(
    (file) =>
      read(file)
        .replaceAll(/^import [^;]+;/gm, '')
        .match(/\w+/g) ?? [],
  ),
);

test.each(components)('%s appears in a story', (name) => {
  expect(usedInStories.has(name)).toBe(true);
});

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}
