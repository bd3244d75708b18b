import { parseArgs, styleText } from 'node:util';
import { getErrorMessage, StartError } from '@platform/node-utils';
import { changeStore } from '../access-store.ts';
import { readRegistry } from '../registry-file.ts';
import { listVersions } from '../release-folders.ts';
import { type Command, OPTIONS, type ReleaseTool, type ReleaseToolContext } from './command.ts';
import { createCommands } from './commands.ts';
import { formatUsage } from './usage.ts';

export type { Command, ReleaseTool } from './command.ts';

/** Runs the command that the arguments of the process name, and prints what it has done or why it could not. */
export async function runReleaseTool(context: ReleaseToolContext): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: OPTIONS,
    });
    const [name = '', ...args] = positionals;
    const tool = createTool(context);
    const commands: Readonly<Record<string, Command>> = {
      ...createCommands(tool),
      ...context.commands?.(tool),
    };
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new StartError(formatUsage(context));
    process.stdout.write(`${await command(args, values)}\n`);
  } catch (error) {
    process.stderr.write(`${styleText('red', getErrorMessage(error), { stream: process.stderr })}\n`);
    process.exitCode = 1;
  }
}

function createTool(context: ReleaseToolContext): ReleaseTool {
  const listApps = (store: string) => {
    const { apps, history } = readRegistry(store);
    return [...new Set([...context.apps, ...Object.keys(apps), ...Object.keys(history)])];
  };
  const createUsageError = (problem: string) => new StartError(`${problem}\n\n${formatUsage(context)}`);
  return {
    ...context,
    change: (action) => changeStore(context.readSettings(), action),
    listApps,
    createUsageError,
    parseAppName(store, text = '') {
      const apps = listApps(store);
      if (apps.includes(text) || listVersions(store, text).length > 0) return text;
      const problem = text ? `Unknown app "${text}"` : 'The name of the app is missing';
      throw createUsageError(`${problem}. Use one of ${apps.join(', ')}.`);
    },
  };
}
