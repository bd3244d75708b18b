/** The checks of the sources, longest first. Each is a command that ends with code 0 when all is well. */
import { script, tool } from './tool.mjs';

const ROOMS = ['api', 'deploy', 'design-system', 'mf-admin', 'mf-dashboard', 'mf-marketing', 'shell'];

export const CHECKS = [
  { name: 'lint', command: () => tool('eslint', '.') },
  { name: 'types', command: () => tool('tsc', '-b') },
  { name: 'format', command: () => tool('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'architecture', command: () => tool('depcruise', '--config', '.dependency-cruiser.cjs', ...ROOMS) },
  { name: 'unused code', command: () => tool('knip', '--no-progress') },
  { name: 'lock file', command: () => script('.ci/lock.mjs') },
  { name: 'licences', command: () => script('.ci/licences.mjs') },
];
