import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../src/workspaces.ts';

it('ends with how many tests passed and failed', () => {
  const script = `
    import { addCheck, printSummary } from '${join(ROOT, '.ci/summary.mjs')}';
    addCheck('types', 1);
    addCheck('lint', 1);
    addCheck('licenses', 1, 'License not allowed');
    process.exitCode = printSummary('default tier') ? 0 : 1;`;

  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });

  expect(stdout).toMatch(/2 passed, 1 failed\n$/);
  expect(status).toBe(1);
});
