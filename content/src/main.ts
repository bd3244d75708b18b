#!/usr/bin/env node
/**
 * `npm run content -- <command>`:
 *
 *   check                      says what is wrong, with file and line
 *   preview                    shows everything in a browser while it is written
 *   stats                      counts items, kinds, minutes and pay of each task
 *   blind NN                   prints the questions of course NN without their keys, to be solved
 *   blind NN --compare FILE    compares the answers in a file with the keys
 *   blind NN --seed N          of tasks with fresh items, draws others than without; --compare needs the same N
 *   blind NN --course          the same with the questions of the course's lessons and test
 *   build                      compiles the content to JSON, which the API loads; its start does this too
 */
import { parseArgs } from 'node:util';
import { runBlind } from './commands/blind.ts';
import { runBuild } from './commands/build.ts';
import { runCheck } from './commands/check.ts';
import { CommandError, type Command } from './commands/command.ts';
import { runPreview } from './commands/preview.ts';
import { runStats } from './commands/stats.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  build: runBuild,
  check: runCheck,
  preview: runPreview,
  stats: runStats,
  blind: runBlind,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'string' },
    course: { type: 'boolean' },
    port: { type: 'string' },
    seed: { type: 'string' },
  },
});
const [name = '', ...args] = positionals;
try {
  const command = COMMANDS[name];
  if (!command) throw new CommandError(`Say one of: ${Object.keys(COMMANDS).join(', ')}.`);
  await command(args, values);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
