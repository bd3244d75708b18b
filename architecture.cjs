/**
 * The allowed imports as data. `npm test` turns them into dependency-cruiser rules (`.dependency-cruiser.cjs`): a
 * wrong import, a cycle, a deep import past a public API, and an unlisted package or module fail.
 * ARCHITECTURE.md gives the reasons.
 */

/** Singletons of the front ends, provided by the shell at run time. */
const SHARED_SINGLETONS = ['react', 'react-dom', 'styled-components'];

/**
 * Each package: its folder, the packages it may import (through their public APIs only), and the npm packages that its
 * production code may use (`'*'`: any). Tests and build scripts may also use the development packages of the root. The
 * folders of `deploy/server-kit` count as packages, each with its `index.ts`.
 */
const PACKAGES = {
  contracts: { folder: 'api/contracts', imports: [], npm: ['yup'] },
  scoring: { folder: 'api/scoring', imports: ['contracts'], npm: [] },
  'embedded-mongo': {
    folder: 'api/embedded-mongo',
    imports: ['logging', 'node-utils'],
    npm: ['bson', 'lmdb'],
  },
  content: { folder: 'content', imports: ['annotation', 'contracts', 'design-system', 'scoring'], npm: '*' },
  api: {
    folder: 'api',
    imports: [
      'content',
      'contracts',
      'embedded-mongo',
      'logging',
      'node-utils',
      'releases',
      'scoring',
      'settings',
      'telemetry',
    ],
    npm: '*',
  },
  'design-system': {
    folder: 'design-system',
    imports: [],
    npm: [...SHARED_SINGLETONS, 'radix-ui', 'lucide-react'],
  },
  annotation: {
    folder: 'design-system/annotation',
    imports: ['contracts', 'design-system'],
    npm: [...SHARED_SINGLETONS, 'diff'],
  },
  kit: { folder: 'shell/kit', imports: ['contracts', 'design-system'], npm: '*' },
  shell: {
    folder: 'shell',
    imports: ['build', 'contracts', 'design-system', 'kit', 'node-utils', 'page-server', 'releases'],
    npm: '*',
  },
  'mf-marketing': {
    folder: 'mf-marketing',
    imports: ['annotation', 'build', 'content', 'contracts', 'design-system', 'kit'],
    npm: SHARED_SINGLETONS,
  },
  'mf-dashboard': {
    folder: 'mf-dashboard',
    imports: ['annotation', 'build', 'contracts', 'design-system', 'kit'],
    npm: [...SHARED_SINGLETONS, '@visx/axis', '@visx/scale', '@visx/shape'],
  },
  'mf-admin': {
    folder: 'mf-admin',
    imports: ['annotation', 'build', 'contracts', 'design-system', 'kit'],
    npm: [...SHARED_SINGLETONS, '@tanstack/react-table'],
  },
  'node-utils': { folder: 'deploy/server-kit/src/node-utils', imports: [], npm: [] },
  logging: { folder: 'deploy/server-kit/src/logging', imports: [], npm: ['pino'] },
  settings: { folder: 'deploy/server-kit/src/settings', imports: ['contracts', 'node-utils'], npm: [] },
  telemetry: {
    folder: 'deploy/server-kit/src/telemetry',
    imports: ['logging', 'node-utils'],
    npm: [
      '@opentelemetry/api',
      '@opentelemetry/core',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'prom-client',
    ],
  },
  releases: {
    folder: 'deploy/releases',
    imports: ['contracts', 'logging', 'node-utils'],
    npm: ['aws4fetch', 'semver'],
  },
  build: {
    folder: 'deploy/build',
    imports: ['contracts', 'kit', 'node-utils', 'releases', 'settings'],
    npm: '*',
  },
  'page-server': {
    folder: 'deploy/page-server',
    imports: ['contracts', 'logging', 'node-utils', 'releases', 'settings', 'telemetry'],
    npm: [],
  },
  launcher: {
    folder: 'deploy/launcher',
    imports: [
      'api',
      'contracts',
      'embedded-mongo',
      'logging',
      'node-utils',
      'page-server',
      'releases',
      'settings',
    ],
    npm: ['@playwright/test', '@axe-core/playwright', 'typescript'],
  },
  'remote template': {
    folder: 'deploy/launcher/template',
    imports: ['build', 'contracts', 'design-system', 'kit'],
    npm: SHARED_SINGLETONS,
  },
};

/** The modules of the API and the modules they may import by `index.ts`. A module calls only those before it; events go the other way. */
const API_MODULES = {
  notices: [],
  decisions: ['notices'],
  auth: ['decisions', 'notices'],
  ledger: ['auth', 'notices'],
  verification: ['decisions'],
  referrals: ['ledger'],
  blueprints: ['decisions', 'ledger', 'notices', 'verification'],
  tasks: ['ledger', 'referrals', 'blueprints'],
  work: ['ledger', 'blueprints', 'tasks'],
  reviews: ['decisions', 'ledger', 'work'],
  learning: ['decisions', 'work'],
  'item-reports': ['decisions', 'work'],
  withdrawals: ['blueprints', 'decisions', 'ledger', 'notices', 'tasks'],
  support: ['decisions'],
  cases: [
    ...[
      'auth',
      'blueprints',
      'decisions',
      'item-reports',
      'referrals',
      'tasks',
      'verification',
      'withdrawals',
    ],
  ],
  admin: '*',
};

module.exports = { PACKAGES, API_MODULES };
