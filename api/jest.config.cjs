module.exports = {
  ...require('../jest.preset.cjs').node,
  displayName: 'api',
  rootDir: __dirname,
  // Packages in ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@platform/|@noble/|@scure/|jose/)'],
  roots: ['<rootDir>/src', '<rootDir>/test'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};
