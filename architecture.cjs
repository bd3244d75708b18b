/**
 * The allowed imports as data. `npm run check` turns them into dependency-cruiser rules (`.dependency-cruiser.cjs`): a
 * wrong import, a cycle, a deep import past a public API, and an unlisted package or module fail.
 * ARCHITECTURE.md gives the reasons.
 */

/** Singletons of the front ends, provided by the shell at run time. */
const SHARED_SINGLETONS = ['react', 'react-dom', 'styled-components'];

/**
 * Each package: its folder, the packages it may import (through their public APIs only), and the npm packages that its
 * production code may use (`'*'`: any). Tests and build scripts may also use the development packages of the root.
 */
const PACKAGES = {
  contracts: { folder: 'api/contracts', imports: [], npm: ['yup'] },
  'embedded-mongo': { folder: 'api/embedded-mongo', imports: ['logging'], npm: ['bson', 'lmdb'] },
  api: { folder: 'api', imports: ['contracts', 'embedded-mongo', 'logging', 'settings'], npm: '*' },
  'design-system': {
    folder: 'design-system',
    imports: [],
    npm: [...SHARED_SINGLETONS, 'radix-ui', 'lucide-react', 'simple-icons'],
  },
  kit: { folder: 'shell/kit', imports: ['contracts', 'design-system'], npm: '*' },
  shell: { folder: 'shell', imports: ['contracts', 'design-system', 'kit', 'origin-server'], npm: '*' },
  'mf-marketing': {
    folder: 'mf-marketing',
    imports: ['contracts', 'design-system', 'kit'],
    npm: SHARED_SINGLETONS,
  },
  'mf-dashboard': {
    folder: 'mf-dashboard',
    imports: ['contracts', 'design-system', 'kit'],
    npm: [...SHARED_SINGLETONS, '@visx/axis', '@visx/scale', '@visx/shape'],
  },
  'mf-admin': {
    folder: 'mf-admin',
    imports: ['contracts', 'design-system', 'kit'],
    npm: [...SHARED_SINGLETONS, '@tanstack/react-table'],
  },
  logging: { folder: 'deploy/logging', imports: [], npm: ['pino'] },
  settings: { folder: 'deploy/settings', imports: ['contracts'], npm: [] },
  'origin-server': {
    folder: 'deploy/origin-server',
    imports: ['contracts', 'logging', 'settings'],
    npm: '*',
  },
  local: {
    folder: 'deploy/local',
    imports: ['contracts', 'embedded-mongo', 'logging', 'origin-server', 'settings'],
    npm: '*',
  },
};

/** The modules of the API and the modules they may import by `index.ts`. Calls go down the list, events go up. */
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

module.exports = { PACKAGES, API_MODULES };
