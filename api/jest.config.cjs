module.exports = {
  ...require('../jest.preset.cjs'),
  displayName: 'api',
  rootDir: __dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};
