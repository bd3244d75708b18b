import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../src/workspaces.ts';

const run = (script: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });

it('counts a test once whose serial group is run once more: as it ended then', () => {
  const { stdout } = run(`
    import { collect } from '${join(ROOT, '.ci/suites.mjs')}';
    const result = { tests: [], times: [], problems: [], notCompared: [] };
    const done = [];
    const progress = { done: (file, [{ status }]) => done.push(status) };
    const end = (id, status) =>
      collect({ type: 'result', file: '${join(ROOT, 'a.spec.ts')}', seconds: 1, tests: [{ id, status }] }, result, progress);
    end('first', 'passed');
    end('third', 'skipped');
    end('first', 'passed');
    end('second', 'unstable');
    end('third', 'passed');
    console.log(JSON.stringify([result.tests.map(({ id, status }) => [id, status]), done]));`);

  expect(JSON.parse(stdout)).toEqual([
    [
      ['first', 'passed'],
      ['third', 'passed'],
      ['second', 'unstable'],
    ],
    ['passed', 'skipped', 'unstable'],
  ]);
});

it('ends with how many tests passed and failed', () => {
  const script = `
    import { addCheck, printSummary } from '${join(ROOT, '.ci/summary.mjs')}';
    addCheck('types', 1);
    addCheck('lint', 1);
    addCheck('licenses', 1, 'License not allowed');
    process.exitCode = printSummary('default tier') ? 0 : 1;`;

  const { status, stdout } = run(script);

  expect(stdout).toMatch(/2 passed, 1 failed\n$/);
  expect(status).toBe(1);
});
