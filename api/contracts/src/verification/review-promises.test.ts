import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.content\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(join(__dirname, name), 'utf8').replace(/\s+/g, ' ')] as const);

test.each(CONTENT)(
  '%s states the time of an identity review only with the words of the contract',
  (_name, text) => {
    expect(text).not.toMatch(/24 ?(to|-|–) ?48/);
  },
);

test.each(CONTENT)('%s does not promise that a person reviews an identity', (_name, text) => {
  expect(text).not.toMatch(
    /(administrator|person|human) (reviews|checks|compares) your (identity|details|documents)/i,
  );
});
