import type { parseArgs } from 'node:util';
import type { StartError } from '@platform/server-kit/node-utils';
import type { StoreSettings } from '../bucket/bucket.ts';
import type { BrowserCheck } from './check-targets.ts';

/** The options of all commands. */
export const OPTIONS = {
  origin: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  keep: { type: 'string' },
  force: { type: 'boolean' },
  browser: { type: 'boolean' },
  pending: { type: 'boolean' },
  end: { type: 'boolean' },
  yes: { type: 'boolean' },
  quiet: { type: 'boolean' },
  all: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** The options that a command was called with. */
export type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** Returns what to print: only a change that has been made is reported. */
export type Command = (args: readonly string[], options: Options) => Promise<string>;

/** What the release tool of a repository knows that the package does not. */
export type ReleaseToolContext = {
  /** Names of the apps that the repository has. */
  readonly apps: readonly string[];
  readonly readSettings: () => StoreSettings;
  /** Returns the apps whose public origin the servers have in their settings; none in a repository of a team's own. */
  readonly listConfiguredApps?: () => readonly string[];
  /** Returns the folder of the build to publish if none is named. */
  readonly findBuild: (app: string, tool: ReleaseTool) => string | Promise<string>;
  /** What it says about `findBuild` in the list of commands. */
  readonly buildSource: string;
  /** Missing if the repository cannot run the live shell. */
  readonly browser?: { readonly isAtHand: () => Promise<boolean>; readonly check: BrowserCheck };
  /** Further commands, and their lines in the list. */
  readonly commands?: (tool: ReleaseTool) => Readonly<Record<string, Command>>;
  readonly usage?: string;
};

/** What commands are made with. */
export type ReleaseTool = Omit<ReleaseToolContext, 'commands'> & {
  /** Runs a function on the folder of the store, and again if others have changed a bucket meanwhile. */
  readonly change: <T>(action: (store: string) => T | Promise<T>) => Promise<T>;
  /** Checks the name of an app: one of the repository, or one with releases in the store. */
  readonly parseAppName: (store: string, text?: string) => string;
  readonly listApps: (store: string) => readonly string[];
  /** What to do differently, below what is wrong. */
  readonly createUsageError: (problem: string) => StartError;
};
