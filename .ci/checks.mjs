/** The static checks. Each command exits with 0 when it finds nothing. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../deploy/launcher/install.mjs';
import { listChanges } from './changes.mjs';
import { script, tool } from './tool.mjs';

const { workspaces } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
const PACKAGES = [...new Set(workspaces.map((folder) => folder.split('/', 1)[0]))];

const IN_BOTH_TIERS = [
  {
    name: 'architecture',
    command: () => tool('depcruise', '--config', '.dependency-cruiser.cjs', '.ci', ...PACKAGES),
  },
  { name: 'unused code', command: () => tool('knip', '--no-progress') },
  { name: 'links in documents', command: () => script('.ci/links.mjs') },
  { name: 'content', command: () => script('content/src/main.ts', 'check') },
  { name: 'settings in documents', command: () => script('.ci/settings-table.mjs') },
  { name: 'tests in documents', command: () => script('.ci/tests-table.mjs') },
  { name: 'workflows', command: () => script('.ci/workflows.mjs') },
  { name: 'lock file', command: () => script('.ci/lock.mjs') },
  { name: 'licenses', command: () => script('.ci/licenses.mjs') },
  // At the end, as it reads all types too: beside the compiler it would take more than four gigabytes.
  { name: 'lint', command: () => tool('oxlint') },
];

/** Types at once, in a sixth of the processor time; format and words of what was changed. */
const IN_DEFAULT_TIER = [
  // One checker takes half of the memory and of the processor time of four.
  { name: 'types', command: () => tool('tsgo', '--project', 'tsconfig.check.json', '--checkers', '1') },
  {
    name: 'format of changes',
    command: () => onChanges('prettier', '--check', '--log-level', 'warn', '--ignore-unknown'),
  },
  {
    name: 'words of changes',
    command: () =>
      onChanges('cspell', 'lint', '--no-progress', '--no-summary', '--no-must-find-files', '--dot'),
  },
];

const IN_FULL_TIER = [
  {
    name: 'types, types of packed packages',
    command: () => tool('tsgo', '-b', '--builders', '1').then(() => script('.ci/packed-types.mjs')),
  },
  { name: 'storybook', command: () => script('.ci/storybook.mjs', '--build') },
  { name: 'format', command: () => tool('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'words', command: () => tool('cspell', '--no-progress', '--no-summary', '--dot', '.') },
];

/** @param {boolean} isFull whether the full tier runs */
export function listChecks(isFull) {
  return [...(isFull ? IN_FULL_TIER : IN_DEFAULT_TIER), ...IN_BOTH_TIERS];
}

/** Runs a tool on the files that differ from main. */
async function onChanges(name, ...args) {
  const { present } = await listChanges();
  if (present.length > 0) await tool(name, ...args, ...present);
}
