module.exports = {
  ...require('@platform/kit/build/jest-browser.cjs'),
  displayName: 'mf-admin',
  testTimeout: 30_000,
  // TanStack is published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/)'],
};
