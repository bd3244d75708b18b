/**
 * What the tests of all packages have in common; a package's own `jest.config.cjs` spreads it.
 *
 * swc turns the sources (with their `.ts` imports and `import.meta`) into CommonJS. Workspace packages are reached
 * through their `exports`, which name TypeScript sources, and are transformed alike: their real path is not in
 * node_modules.
 */
const { existsSync, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/** Where engines keep the data of tests, unless a test is about the disk: its flushes took half of the time. */
process.env.TEST_DATA ??= hasRoom(MEMORY) ? MEMORY : tmpdir();

/** Engines and APIs that tests start as processes compile their sources once, not at each of some hundred starts. */
process.env.NODE_COMPILE_CACHE ??= join(__dirname, '.cache/node');

/** styled-components inserts single rules, as in production. By default it adds text, and jsdom parses all of it again. */
process.env.SC_DISABLE_SPEEDY = 'false';

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM_BYTES;
}

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
