/**
 * `npm run proof -- mutation`: changes one operator or condition at a time in the modules that hold money and safety,
 * and runs the tests that cover it. A mutant that no test detects survives. See docs/decisions/tests.md.
 *
 * Paths are relative to the repository root, because the API's Jest configuration extends the root's.
 */
export default {
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  mutate: [
    'api/src/modules/ledger/ledger.policy.ts',
    'api/src/modules/withdrawals/withdrawals.policy.ts',
    'api/src/modules/withdrawals/review/withdrawals.transitions.ts',
    'api/src/platform/crypto/*.ts',
    '!**/*.test.ts',
  ],
  mutator: {
    // Most of these change a message or a query that the database rejects, and would hide the others.
    excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'ArrowFunction', 'Regex'],
  },
  jest: {
    configFile: 'api/jest.config.cjs',
    // The tests of other modules cover the same code, but each of their files starts the whole API.
    config: {
      testMatch: [
        '**/modules/ledger/**/*.test.ts',
        '**/modules/withdrawals/**/withdrawals.{routes,states,review.routes}.test.ts',
        '**/platform/crypto/*.test.ts',
      ],
    },
    enableFindRelatedTests: false,
  },
  // Everything else is reached through node_modules, which the sandbox links.
  ignorePatterns: [
    '**',
    '!.ci/**',
    '!api/*.{cjs,json}',
    '!api/src/**',
    '!api/test/**',
    '!jest.preset.cjs',
    '!package.json',
  ],
  concurrency: 1,
  dryRunTimeoutMinutes: 15,
  timeoutMS: 60_000,
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  // The measured score was 81 before the rules of a request moved to the contracts.
  thresholds: { high: 90, low: 80, break: 75 },
  clearTextReporter: { logTests: false, reportTests: false },
};
