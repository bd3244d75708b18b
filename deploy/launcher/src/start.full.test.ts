import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startScript } from './testing/start-script.ts';
import { ROOT } from './workspaces.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// File permissions cannot be used here: the tests may run as root, which ignores them.
it.each([
  ['/proc/data', 'ENOENT'],
  [join(ROOT, 'package.json/data'), 'ENOTDIR'],
])('reports that the data folder %s is not writable', async (dataDir, reason) => {
  const { code, output } = await startScript(folder, { DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toMatch(
    new RegExp(
      `^The data folder ${dataDir} is not writable: ${reason}.* set DATA_DIR to another folder\\.\n$`,
    ),
  );
});

it('names a truncated registry and says how to repair it', async () => {
  const file = join(folder, 'releases/registry.json');
  mkdirSync(join(folder, 'releases'));
  writeFileSync(file, '{ "revision": 7, "apps": { "she');
  const { code, output } = await startScript(folder);
  expect(code).toBe(1);
  expect(output).toMatch(
    new RegExp(`^The registry ${file} is broken: it is not valid JSON\\. .* delete the file`),
  );
});

it('rejects a port that two addresses share', async () => {
  const { code, output } = await startScript(folder, {
    SHELL_PORT: '3999',
    ADMIN_PORT: '3999',
    API_PORT: '0',
  });
  expect(code).toBe(1);
  expect(output).toContain('ADMIN_PORT and SHELL_PORT are both 3999: give each its own port.');
  expect(output).toContain('API_PORT=0 is not a port');
});
