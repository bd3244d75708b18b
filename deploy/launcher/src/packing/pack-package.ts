/**
 * Script `pack` of a workspace: writes the tarball of the package to `.cache/packages`. `npx lerna run pack`
 * runs it for all, after `npx tsc -b` has compiled the declarations.
 */
import { dirname, relative } from 'node:path';
import { runCommand } from '../../run-command.mjs';
import { ROOT } from '../workspaces.ts';
import { stagePackage } from './stage-package.ts';

const folder = stagePackage(relative(ROOT, process.cwd()));
console.log(await runCommand('npm', ['pack', folder, '--loglevel=error'], { cwd: dirname(folder) }));
