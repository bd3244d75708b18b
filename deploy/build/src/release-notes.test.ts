import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE_NOTES_MAX } from '@platform/contracts';
import { readReleaseNotes } from './release-notes.ts';

let folder: string;
const write = (changelog: string) => writeFileSync(join(folder, ['CHANGELOG', 'md'].join('.')), changelog);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-notes-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the notes of a version are its section of the changelog', () => {
  expect(readReleaseNotes(folder, '1.1.0-ab12cd34')).toBeUndefined();
  write('# @platform/mf-a\n\n## 1.1.0\n\n### Work\n\n- The second.\n\n## 1.0.0\n\n- The first.\n');
  expect(readReleaseNotes(folder, '1.1.0-ab12cd34')).toBe('### Work\n\n- The second.');
  expect(readReleaseNotes(folder, '1.0.0')).toBe('- The first.');
  expect(readReleaseNotes(folder, '1.2.0-ab12cd34')).toBeUndefined();
});

test('the notes of 1.0.1 are not those of 1.0.10', () => {
  write('## 1.0.10\n\n- The tenth.\n\n## 1.0.1\n\n- The first.\n');
  expect(readReleaseNotes(folder, '1.0.1-ab12cd34')).toBe('- The first.');
});

test('notes that are too long end after a whole line', () => {
  write(`## 1.0.0\n\n${'- A change that takes a line.\n'.repeat(400)}`);
  const notes = readReleaseNotes(folder, '1.0.0') ?? '';
  expect(notes.length).toBeLessThanOrEqual(RELEASE_NOTES_MAX);
  expect(notes).toMatch(/takes a line\.\n…$/);
});
