import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../../..');
const CONTENT = globSync('mf-*/src/content/**/*.content.{ts,tsx}', { cwd: ROOT }).map(
  (name) => [name, readFileSync(join(ROOT, name), 'utf8').replace(/\s+/g, ' ')] as const,
);

test('finds the texts', () => {
  expect(CONTENT.length).toBeGreaterThan(10);
});

test.each(CONTENT)('%s does not promise that a person reviews an identity', (_name, text) => {
  expect(text).not.toMatch(
    /(administrator|person|human) (reviews|checks|compares) your (identity|details|documents)/i,
  );
});
