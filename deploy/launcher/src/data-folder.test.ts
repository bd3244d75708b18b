import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireDataFolder } from './data-folder.ts';

const STATUS = { pid: 1, startedAt: '2026-01-02T03:04:05.000Z', services: {} };

let folder: string;
beforeEach(() => {
  jest.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it('reports once that the status cannot be written, and writes it as soon as that is possible', () => {
  const notify = jest.fn();
  const dataFolder = acquireDataFolder(folder);
  const statusFile = join(folder, 'platform.json');
  // A folder in place of the file lets every write fail, also as root.
  mkdirSync(statusFile);
  dataFolder.writeStatus(STATUS, notify);
  dataFolder.writeStatus({ ...STATUS, pid: 2 }, notify);
  jest.advanceTimersByTime(60_000);
  expect(notify.mock.calls).toEqual([[expect.stringMatching(/platform\.json is out of date: it cannot be/)]]);
  rmSync(statusFile, { recursive: true });
  jest.advanceTimersByTime(5_000);
  expect(JSON.parse(readFileSync(statusFile, 'utf8'))).toMatchObject({ pid: 2 });
  dataFolder.release();
  expect(existsSync(statusFile)).toBe(false);
});
