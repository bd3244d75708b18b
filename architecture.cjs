/**
 * Who may import whom, as data. `npm run check` turns it into dependency-cruiser rules (`.dependency-cruiser.cjs`): a
 * wrong import, a cycle, a deep import past a face, or a room or module that is not listed here fails.
 * The reasons stand in ARCHITECTURE.md.
 */

/** What several rooms of the front end share: the singletons that the shell provides at run time. */
const VIEW_PACKAGES = ['react', 'react-dom', 'styled-components'];

/**
 * Each room: its folder, the rooms it may import (through their faces only), and the npm packages it may use in what
 * it ships. Tests and build scripts may use the development packages of the root besides.
 */
const ROOMS = {
  contracts: { folder: 'api/contracts', rooms: [], packages: ['yup'] },
  'embedded-mongo': {
    folder: 'api/embedded-mongo',
    rooms: ['logging', 'node-utils'],
    packages: ['bson', 'lmdb'],
  },
  api: {
    folder: 'api',
    rooms: ['contracts', 'embedded-mongo', 'logging', 'node-utils', 'releases', 'settings'],
    packages: '*',
  },
  'design-system': {
    folder: 'design-system',
    rooms: [],
    packages: [...VIEW_PACKAGES, 'radix-ui', 'lucide-react', 'simple-icons'],
  },
  kit: { folder: 'shell/kit', rooms: ['contracts', 'design-system'], packages: '*' },
  shell: {
    folder: 'shell',
    rooms: ['build', 'contracts', 'design-system', 'kit', 'node-utils', 'origin-server', 'releases'],
    packages: '*',
  },
  'mf-marketing': {
    folder: 'mf-marketing',
    rooms: ['build', 'contracts', 'design-system', 'kit'],
    packages: VIEW_PACKAGES,
  },
  'mf-dashboard': {
    folder: 'mf-dashboard',
    rooms: ['build', 'contracts', 'design-system', 'kit'],
    packages: [...VIEW_PACKAGES, '@visx/axis', '@visx/scale', '@visx/shape'],
  },
  'mf-admin': {
    folder: 'mf-admin',
    rooms: ['build', 'contracts', 'design-system', 'kit'],
    packages: [...VIEW_PACKAGES, '@tanstack/react-table'],
  },
  'node-utils': { folder: 'deploy/node-utils', rooms: [], packages: [] },
  logging: { folder: 'deploy/logging', rooms: [], packages: ['pino'] },
  settings: { folder: 'deploy/settings', rooms: ['contracts', 'node-utils'], packages: [] },
  releases: {
    folder: 'deploy/releases',
    rooms: ['contracts', 'logging', 'node-utils'],
    packages: ['semver'],
  },
  build: {
    folder: 'deploy/build',
    rooms: ['contracts', 'kit', 'node-utils', 'releases', 'settings'],
    packages: '*',
  },
  'origin-server': {
    folder: 'deploy/origin-server',
    rooms: ['contracts', 'logging', 'node-utils', 'releases', 'settings'],
    packages: [],
  },
  launcher: {
    folder: 'deploy/launcher',
    rooms: ['contracts', 'embedded-mongo', 'logging', 'node-utils', 'origin-server', 'releases', 'settings'],
    packages: [],
  },
};

/** The modules of the API: each may import the faces (`index.ts`) of those listed; calls go down, events go up. */
const API_MODULES = {
  ledger: [],
  auth: [],
  verification: ['auth'],
  referrals: ['ledger'],
  blueprints: ['ledger', 'referrals'],
  tasks: ['ledger', 'blueprints'],
  withdrawals: ['ledger'],
  support: ['auth'],
  admin: '*',
};

module.exports = { ROOMS, API_MODULES };
