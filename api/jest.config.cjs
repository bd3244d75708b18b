module.exports = {
  ...require('../jest.preset.cjs'),
  displayName: 'api',
  rootDir: __dirname,
  roots: ['<rootDir>/src'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};
