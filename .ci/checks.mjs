/** The static checks, longest first. Each command exits with 0 when it finds nothing. */
import { script, tool } from './tool.mjs';

const PACKAGES = ['api', 'deploy', 'design-system', 'mf-admin', 'mf-dashboard', 'mf-marketing', 'shell'];

export const CHECKS = [
  { name: 'lint', command: () => tool('eslint', '.') },
  {
    name: 'types and API reports',
    command: () => tool('tsc', '-b').then(() => script('.ci/api-reports.mjs')),
  },
  { name: 'storybook', command: () => script('.ci/storybook.mjs', '--build') },
  { name: 'format', command: () => tool('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'words', command: () => tool('cspell', '--no-progress', '--no-summary', '--dot', '.') },
  {
    name: 'architecture',
    command: () => tool('depcruise', '--config', '.dependency-cruiser.cjs', ...PACKAGES),
  },
  { name: 'unused code', command: () => tool('knip', '--no-progress') },
  { name: 'links in documents', command: () => script('.ci/links.mjs') },
  { name: 'settings in README.md', command: () => script('.ci/settings-table.mjs') },
  { name: 'workflows', command: () => script('.ci/workflows.mjs') },
  { name: 'lock file', command: () => script('.ci/lock.mjs') },
  { name: 'licenses', command: () => script('.ci/licenses.mjs') },
];
