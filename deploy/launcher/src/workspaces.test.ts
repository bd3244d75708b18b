import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pickEnvironment } from '@platform/server-kit/node-utils';
import { readWorkspaces, ROOT } from './workspaces.ts';

const requireConfig = createRequire(import.meta.url);
/** `npm run proof` runs what is in `proofs`, which has no tests. */
const folders = [...readWorkspaces().values()]
  .map(({ folder }) => folder)
  .filter((folder) => folder !== 'proofs');

// `--selectProjects` takes every word up to the next option, so that it must not come last.
it.each(folders)('`npm test -w %s` runs the tests of that workspace with the settings of all', (folder) => {
  const config = join(ROOT, folder, 'jest.config.cjs');
  expect(existsSync(config)).toBe(true);
  const { displayName } = requireConfig(config) as { displayName: string };
  const { scripts } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const rootConfig = relative(join(ROOT, folder), join(ROOT, 'jest.config.cjs'));
  expect(scripts.test).toBe(`jest --selectProjects ${displayName} --config ${rootConfig}`);
});

it('finds the tests of a workspace by its folder and by a word', () => {
  const args = ['test', '--silent', '-w', 'mf-dashboard', '--', 'referrals', '--listTests'];
  const files = execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', env: pickEnvironment(process.env) })
    .split('\n')
    .filter((line) => line.includes('.test.ts'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(relative(ROOT, file)).toMatch(/^mf-dashboard\/.*referrals/);
});
