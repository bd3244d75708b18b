import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds files of a folder that differ from what they were when they were committed first: what has been released does
 * not change. Files that are not committed yet are left out, and so is a checkout without its history.
 *
 * @param root of the repository
 * @param folder relative to it
 */
export function findRewrittenFiles(root: string, folder: string): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  const hasHistory =
    existsSync(join(root, '.git')) && git('rev-parse', '--is-shallow-repository').trim() === 'false';
  if (!hasHistory) return [];
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => {
      const first = git('log', '--diff-filter=A', '--reverse', '--format=%H', '--', file).split('\n', 1)[0];
      return first && git('show', `${first}:${file}`) !== readFileSync(join(root, file), 'utf8');
    });
}
