/**
 * How Jest runs TypeScript, with and without a browser's globals.
 *
 * swc turns the sources (with their `.ts` imports and `import.meta`) into CommonJS. Packages of the platform are
 * transformed alike: in the repository their `exports` name TypeScript sources, whose real path is not in node_modules;
 * where they are installed they are ES modules.
 */
const { join } = require('node:path');

/** styled-components inserts single rules, as in production. By default it adds text, and jsdom parses all of it again. */
process.env.SC_DISABLE_SPEEDY = 'false';

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
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: { '\\.[cm]?[jt]s$': compiler(false), '\\.[jt]sx$': compiler(true) },
  transformIgnorePatterns: ['/node_modules/(?!@platform/)'],
  // In the repository, or in the folder `node_modules` in which the kit is installed.
  cacheDirectory: join(__dirname, '../../../.cache/jest'),
};
