import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as features from '../src/supported-features.ts';

// Keeps the tables of features in the README equal to the code. `node test/feature-list.ts --write` writes them.

export const README = join(import.meta.dirname, '../README.md');
const [START, END] = ['<!-- features: generated -->\n', '<!-- end of features -->'];

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const row = (kind: string, names: readonly string[]): string => `| ${kind} | ${code(names)} |`;

/** Options that any command of a session, or of a transaction, may have. */
const SHARED_OPTIONS: readonly string[] = ['txnNumber', 'startTransaction', 'autocommit', 'writeConcern'];

const listOwnOptions = (options: readonly string[]): string[] =>
  options.filter((option) => !SHARED_OPTIONS.includes(option));

/** Renders the supported features as the tables of the README. */
function renderFeatures(): string {
  const commands = Object.entries<readonly string[]>(features.COMMANDS);
  const withOptions = commands.filter(([, options]) => listOwnOptions(options).length > 0);
  const others = commands.filter(([, options]) => listOwnOptions(options).length === 0);
  return [
    '',
    '| command | options |',
    '| --- | --- |',
    ...withOptions.map(([name, options]) => row(`\`${name}\``, listOwnOptions(options))),
    `| ${code(others.map(([name]) => name))} | none of their own |`,
    row('all of them', features.COMMON_OPTIONS),
    row('writes, and commands in transactions', SHARED_OPTIONS),
    row('statement of `update`', Object.keys(features.UPDATE_STATEMENT_OPTIONS)),
    row('statement of `delete`', Object.keys(features.DELETE_STATEMENT_OPTIONS)),
    row('index', Object.keys(features.INDEX_OPTIONS)),
    '',
    '| operators of | supported |',
    '| --- | --- |',
    row('filters', features.QUERY_OPERATORS),
    row('partial indexes', features.PARTIAL_FILTER_OPERATORS),
    row('updates', features.UPDATE_OPERATORS),
    row('pipelines', features.STAGES),
    row('groups', features.GROUP_ACCUMULATORS),
    '',
  ].join('\n');
}

/** Returns the README with the features that the engine supports now. */
export function renderReadme(): string {
  const readme = readFileSync(README, 'utf8');
  const [start, end] = [readme.indexOf(START) + START.length, readme.indexOf(END)];
  return `${readme.slice(0, start)}${renderFeatures()}\n${readme.slice(end)}`;
}

if (process.argv.includes('--write')) writeFileSync(README, renderReadme());
