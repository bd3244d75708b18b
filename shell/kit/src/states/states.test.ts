import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as states from './index.ts';

const PAGE = join(__dirname, '../../../../docs/states.md');

/** Reads the words of each section's table: `{ Money: { available: 'Available' } }`. */
function readWords(): Record<string, Record<string, string>> {
  const [, ...sections] = readFileSync(PAGE, 'utf8').split(/^## /m);
  return Object.fromEntries(
    sections.map((section) => {
      const rows = [...section.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)];
      const name = section.slice(0, section.indexOf('\n')).toUpperCase().replace(' ', '_');
      return [`${name}_STATES`, Object.fromEntries(rows.map(([, state, word]) => [state!, word!]))];
    }),
  );
}

test('docs/states.md lists every state with its word', () => {
  const { ENTRY_KIND_LABELS: _kinds, ...badges } = states;
  const words = Object.entries(badges).map(([name, labels]) => [
    name,
    Object.fromEntries(Object.entries(labels).map(([state, { label }]) => [state, label])),
  ]);
  expect(readWords()).toEqual(Object.fromEntries(words));
});
