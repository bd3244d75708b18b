import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireFileLock } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('does not give a file lock to a second caller until it is released', () => {
  const file = join(folder, 'some.lock');
  const first = acquireFileLock(file);
  expect(acquireFileLock(file)).toBeUndefined();
  first?.release();
  const second = acquireFileLock(file);
  expect(second).toBeDefined();
  second?.release();
});

it('is free at once after its process was killed', async () => {
  const file = join(folder, 'killed.lock');
  const script = `
    const { acquireFileLock } = await import(process.argv[1]);
    console.log(acquireFileLock(process.argv[2]) !== undefined);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['-e', script, join(__dirname, 'file-lock.ts'), file]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toBe('true\n');
  expect(acquireFileLock(file)).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = acquireFileLock(file);
  expect(lock).toBeDefined();
  lock?.release();
});
