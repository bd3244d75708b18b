/** `npm run new -- remote NAME [--in FOLDER]`: makes a remote, here or in a repository of its own. */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';
import { red, withProgress } from '../progress.mjs';
import { runCommand } from '../run-command.mjs';
import { addWorkspace } from './new-remote/add-workspace.ts';
import { createRepository } from './new-remote/create-repository.ts';
import { assertRemoteName } from './new-remote/remote-name.ts';
import { packWorkspaces } from './packing/pack-workspaces.ts';
import { ROOT } from './workspaces.ts';

const USAGE = `npm run new -- remote NAME [--in FOLDER]

  NAME          of the remote, e.g. mf-reports
  --in FOLDER   makes a git repository of its own in the folder, with the platform's packages as tarballs;
                without it, the remote becomes a workspace of this repository`;

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { in: { type: 'string' } } });
  const [kind, name] = positionals;
  if (kind !== 'remote' || name === undefined || positionals.length !== 2) throw new StartError(USAGE);
  assertRemoteName(name);
  if (values.in === undefined) await makeWorkspace(name);
  else await makeRepository(name, resolve(process.env.INIT_CWD ?? ROOT, values.in));
} catch (error) {
  console.error(red(getErrorMessage(error)));
  process.exitCode = 1;
}

async function makeWorkspace(name: string): Promise<void> {
  addWorkspace(ROOT, name);
  await runCommand(join(ROOT, 'node_modules/.bin/prettier'), ['--write', name], { cwd: ROOT });
  await withProgress('Adding the workspace to package-lock.json', async () => {
    await runCommand('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: ROOT });
    await runCommand('npm', ['run', 'lock'], { cwd: ROOT });
  });
  console.log(`\n${name} is ready: \`npm test -w ${name}\`, \`npm run dev -- ${name}\`, \`npm start\`.`);
}

async function makeRepository(name: string, folder: string): Promise<void> {
  const tarballs = await withProgress('Packing the packages for remotes', packWorkspaces);
  await createRepository({ folder, name, tarballs });
  const path = relative(process.env.INIT_CWD ?? ROOT, folder);
  console.log(
    `\n${name} is ready: cd ${path}, npm install, npm test, npm run build. Its README.md says more.`,
  );
}
