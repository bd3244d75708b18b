import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRewrittenFiles } from './rewritten-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rewritten-files-'));
  mkdirSync(join(root, 'released'));
  git('init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: readonly string[]): void {
  const author = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.org'];
  execFileSync('git', [...author, ...args], { cwd: root });
}

function write(name: string, text: string): void {
  writeFileSync(join(root, 'released', name), text);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a change');
}

it('finds a file that was changed after its first commit, also by a commit, until it is restored', () => {
  write('1.0.json', 'first');
  write('1.1.json', 'first');
  commit();
  write('1.0.json', 'renewed');
  write('1.2.json', 'new');
  expect(findRewrittenFiles(root, 'released')).toEqual(['released/1.0.json']);
  commit();
  expect(findRewrittenFiles(root, 'released')).toEqual(['released/1.0.json']);
  write('1.0.json', 'first');
  expect(findRewrittenFiles(root, 'released')).toEqual([]);
});
