/**
 * `npm run pack` of a workspace: writes the tarball of the package to `.cache/packages`. `npm run pack` of the
 * repository compiles the declarations, then runs it for all.
 */
import { dirname, relative } from 'node:path';
import { runCommand } from '../../run-command.mjs';
import { ROOT } from '../workspaces.ts';
import { stagePackage } from './stage-package.ts';

const folder = stagePackage(relative(ROOT, process.cwd()));
console.log(await runCommand('npm', ['pack', folder, '--loglevel=error'], { cwd: dirname(folder) }));
