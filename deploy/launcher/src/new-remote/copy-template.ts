import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '@platform/server-kit/node-utils';
import { ROOT } from '../workspaces.ts';
import { insertName } from './remote-name.ts';

const TEMPLATE_FOLDER = 'deploy/launcher/template';
/** The files that a repository of its own has instead of, or on top of, those of a workspace. */
const REPOSITORY_FOLDER = 'repository';
/** Files and folders that the checks and tests of this repository may add to the template. */
const NOT_COPIED = new Set([REPOSITORY_FOLDER, 'node_modules', 'dist']);

/**
 * Copies the template of a remote into a new or empty folder.
 *
 * @throws StartError if the folder has files.
 */
export function copyTemplate(folder: string, name: string, kind: 'workspace' | 'repository'): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty. Choose another folder, or empty it.`);
  const template = join(ROOT, TEMPLATE_FOLDER);
  copyFiles(template, folder, name);
  if (kind === 'repository') copyFiles(join(template, REPOSITORY_FOLDER), folder, name);
}

function copyFiles(source: string, target: string, name: string): void {
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (NOT_COPIED.has(entry.name)) continue;
    const from = join(source, entry.name);
    // In the template a file of this name would apply to this repository.
    const to = join(target, entry.name === 'gitignore' ? '.gitignore' : insertName(entry.name, name));
    if (entry.isDirectory()) {
      copyFiles(from, to, name);
    } else {
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, toNewFile(readFileSync(from, 'utf8'), name));
    }
  }
}

/** A workspace is one level below the root of the repository, the template three. */
function toNewFile(text: string, name: string): string {
  return insertName(text.replaceAll('../../../', '../').replaceAll(TEMPLATE_FOLDER, name), name);
}
