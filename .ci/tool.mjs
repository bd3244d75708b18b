import { delimiter, join } from 'node:path';
import { NODE, ROOT } from '../deploy/launcher/install.mjs';
import { runCommand } from '../deploy/launcher/run-command.mjs';

const BIN = join(ROOT, 'node_modules/.bin');

/** Runs an installed command with the repository's own Node; see `script`. */
export function tool(name, ...args) {
  return script(join('node_modules/.bin', name), ...args);
}

/** Runs a script with the Node version of the repository, whichever Node runs the caller. */
export function script(path, ...args) {
  return runCommand(NODE, [path, ...args], { cwd: ROOT, env: toolEnvironment() });
}

/** The environment of a process that may start installed commands itself. */
export function toolEnvironment() {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` };
}
