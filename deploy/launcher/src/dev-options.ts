import { parseArgs } from 'node:util';
import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';
import { kinds } from '@platform/server-kit/settings';
import { findApps, HOST } from './workspaces.ts';

const formatUsage = (apps: readonly string[]) => `npm run dev -- [app ...] [--against URL]

  npm run dev                                        every front end hot
  npm run dev -- mf-dashboard                        one hot, the others as they are released
  npm run dev -- mf-dashboard --against URL          one hot, in the shell of another installation

Apps: ${apps.join(', ')}.`;

/** What `npm run dev` runs. */
export type DevOptions = {
  /** The front ends that development servers serve. */
  readonly hot: readonly string[];
  /** Origin of the installation whose shell loads the hot remote; everything runs here without it. */
  readonly against?: string;
};

/** Parses the arguments of `npm run dev`. @throws StartError with the usage */
export function parseDevOptions(args: readonly string[]): DevOptions {
  const apps = findApps();
  const usage = formatUsage(apps);
  const { positionals, values } = parse(args, usage);
  const hot = apps.filter((app) => positionals.includes(app));
  const unknown = positionals.filter((name) => !hot.includes(name));
  if (unknown.length > 0) throw new StartError(`Unknown app "${unknown.join('", "')}".\n\n${usage}`);
  if (values.against === undefined) return { hot: hot.length > 0 ? hot : apps };
  const against = kinds.ORIGIN.parse(values.against);
  if (against === undefined)
    throw new StartError(`--against ${values.against} is not ${kinds.ORIGIN.expected}.\n\n${usage}`);
  if (hot.length !== 1 || hot[0] === HOST)
    throw new StartError(`--against takes one remote, which the shell of ${against} loads.\n\n${usage}`);
  return { hot, against };
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({ args: [...args], options: { against: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${getErrorMessage(error)}\n\n${usage}`, { cause: error });
  }
}
