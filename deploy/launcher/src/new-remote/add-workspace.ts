import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@platform/server-kit/node-utils';
import { copyTemplate } from './copy-template.ts';

/**
 * Makes a remote in the repository: a folder, and its name where the workspaces are listed.
 *
 * @param root of the repository
 * @throws StartError if the folder has files, or a list of workspaces does not look as expected.
 */
export function addWorkspace(root: string, name: string): void {
  const lists = [
    insertAfterRemotes(join(root, 'package.json'), /^ {4}"mf-[\w-]+",\n/gm, `    "${name}",\n`),
    insertAfterRemotes(
      join(root, 'tsconfig.json'),
      /^ {4}\{ "path": "mf-[\w-]+" \},\n/gm,
      `    { "path": "${name}" },\n`,
    ),
    insertAfterRemotes(
      join(root, 'architecture.cjs'),
      /^ {2}'mf-[\w-]+': \{\n[^]*?\n {2}\},\n/gm,
      formatRule(name),
    ),
  ];
  copyTemplate(join(root, name), name, 'workspace');
  for (const { file, text } of lists) writeFileSync(file, text);
}

/** Adds text to a file after the last match, the last of the remotes. */
function insertAfterRemotes(file: string, remotes: RegExp, added: string): { file: string; text: string } {
  const text = readFileSync(file, 'utf8');
  const last = [...text.matchAll(remotes)].at(-1);
  if (!last) throw new StartError(`${file} lists no remote after which the new one could be added.`);
  const end = last.index + last[0].length;
  return { file, text: text.slice(0, end) + added + text.slice(end) };
}

function formatRule(name: string): string {
  return [
    `  '${name}': {`,
    `    folder: '${name}',`,
    `    imports: ['build', 'contracts', 'design-system', 'kit'],`,
    '    npm: SHARED_SINGLETONS,',
    '  },\n',
  ].join('\n');
}
