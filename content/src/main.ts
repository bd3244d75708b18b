#!/usr/bin/env node
/**
 * `npm run content -- <command>`:
 *
 *   build                      compiles the content to JSON, which the API loads; its start does this too
 */
import { parseArgs } from 'node:util';
import { runBuild } from './commands/build.ts';
import { CommandError, type Command } from './commands/command.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  build: runBuild,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' }, port: { type: 'string' } },
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
