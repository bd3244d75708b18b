/**
 * What the tests of all packages have in common; a package's own `jest.config.cjs` spreads it.
 *
 * swc turns the sources (with their `.ts` imports and `import.meta`) into CommonJS. Workspace packages are reached through
 * their `exports`, which name TypeScript sources, and are transformed alike: their real path is not in node_modules.
 */
const { join } = require('node:path');

const compiler = (tsx) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
    },
    module: { type: 'commonjs' },
  },
];

module.exports = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: { '\\.[cm]?[jt]s$': compiler(false), '\\.[jt]sx$': compiler(true) },
  cacheDirectory: join(__dirname, '.cache/jest'),
};
