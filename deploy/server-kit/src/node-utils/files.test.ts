import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'replace-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('replaces the content and leaves no temporary file', () => {
  const file = join(folder, 'a.json');
  replaceFile(file, 'one');
  replaceFile(file, 'two', 0o600);
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['a.json']);
});

it('leaves no temporary file if it fails', () => {
  const inside = join(folder, 'inside');
  mkdirSync(join(inside, 'taken.json'), { recursive: true });
  expect(() => replaceFile(join(inside, 'taken.json'), 'text')).toThrow();
  expect(readdirSync(inside)).toEqual(['taken.json']);
});
