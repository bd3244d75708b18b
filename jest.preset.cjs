/** What the tests of all packages have in common; a package's own `jest.config.cjs` spreads it. */
const { existsSync, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/** Where engines keep the data of tests, unless a test is about the disk: its flushes took half of the time. */
process.env.TEST_DATA ??= hasRoom(MEMORY) ? MEMORY : tmpdir();

/** Engines and APIs that tests start as processes compile their sources once, not at each of some hundred starts. */
process.env.NODE_COMPILE_CACHE ??= join(__dirname, '.cache/node');

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM_BYTES;
}

/** Files for the full tier only: `npm run test:full`, or by their name. */
const FULL_TIER = '\\.full\\.test\\.tsx?$';
const LEFT_OUT = process.env.TEST_TIER === 'default' ? [FULL_TIER] : [];

/** Returns a preset that runs the files of the full tier too. */
function withFullTier(config) {
  const { testPathIgnorePatterns: ignored } = config;
  return { ...config, testPathIgnorePatterns: ignored.filter((pattern) => pattern !== FULL_TIER) };
}

function preset({ testPathIgnorePatterns, ...base }, environment) {
  return {
    ...base,
    runtime: join(__dirname, '.ci/jest/runtime.cjs'),
    testPathIgnorePatterns: [...testPathIgnorePatterns, ...LEFT_OUT],
    testEnvironment: join(__dirname, '.ci/jest', environment),
  };
}

module.exports = {
  withFullTier,
  node: preset(require('@platform/kit/jest/base.cjs'), 'node-environment.cjs'),
  browser: preset(require('@platform/kit/jest/preset.cjs'), 'browser-environment.cjs'),
};
