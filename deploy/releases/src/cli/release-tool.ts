import { parseArgs, styleText } from 'node:util';
import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';
import { changeStore } from '../access-store.ts';
import { PagesFailedError, recordFailedCheck } from '../failed-checks.ts';
import { readRegistry } from '../registry-file.ts';
import { listVersions } from '../release-folders.ts';
import { describeAuthor } from '../release-history.ts';
import type { BrowserCheck } from './check-targets.ts';
import { type Command, OPTIONS, type ReleaseTool, type ReleaseToolContext } from './command.ts';
import { createCommands } from './commands.ts';
import { formatUsage } from './usage.ts';

export type { Command, ReleaseTool } from './command.ts';

/** Runs the command that the arguments of the process name, and prints what it has done or why it could not. */
export async function runReleaseTool(context: ReleaseToolContext): Promise<void> {
  try {
    process.stdout.write(`${await runCommand(context, process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${styleText('red', getErrorMessage(error), { stream: process.stderr })}\n`);
    process.exitCode = 1;
  }
}

/** Runs the command that arguments name, and returns what to print. @throws StartError that says why it could not. */
export async function runCommand(context: ReleaseToolContext, argv: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    allowNegative: true,
    options: OPTIONS,
  });
  const [name = '', ...args] = positionals;
  const tool = createTool(context, values.by ?? describeAuthor(process.env));
  const commands: Readonly<Record<string, Command>> = {
    ...createCommands(tool),
    ...context.commands?.(tool),
  };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartError(formatUsage(context));
  return command(args, values);
}

function createTool(context: ReleaseToolContext, by: string): ReleaseTool {
  const listApps = (store: string) => {
    const { apps, history } = readRegistry(store);
    return [...new Set([...context.apps, ...Object.keys(apps), ...Object.keys(history)])];
  };
  const createUsageError = (problem: string) => new StartError(`${problem}\n\n${formatUsage(context)}`);
  const { browser } = context;
  return {
    ...context,
    ...(browser && { browser: { ...browser, check: rememberPassed(browser.check) } }),
    change: (action) => changeAndRecord(context, by, action),
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

/** Changes a store. If pages failed, that is all that it changes. @throws PagesFailedError once that is recorded */
async function changeAndRecord<T>(
  { readSettings }: ReleaseToolContext,
  by: string,
  action: (store: string) => T | Promise<T>,
): Promise<T> {
  type Outcome = { readonly result: T } | { readonly failure: PagesFailedError };
  const outcome = await changeStore(readSettings(), async (store): Promise<Outcome> => {
    try {
      return { result: await action(store) };
    } catch (error) {
      if (!(error instanceof PagesFailedError)) throw error;
      recordFailedCheck(store, error, by);
      return { failure: error };
    }
  });
  if ('failure' in outcome) throw outcome.failure;
  return outcome.result;
}

/** Opens pages once in a run: a change of a bucket runs again if others have changed the bucket meanwhile. */
function rememberPassed(check: BrowserCheck): BrowserCheck {
  const passed = new Set<string>();
  return async (releases, apps) => {
    const key = JSON.stringify([releases.map(({ folder }) => folder), apps]);
    if (passed.has(key)) return [];
    const problems = await check(releases, apps);
    if (problems.length === 0) passed.add(key);
    return problems;
  };
}
