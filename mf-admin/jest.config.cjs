module.exports = {
  ...require('@platform/kit/build/jest-browser.cjs'),
  displayName: 'mf-admin',
  // TanStack is published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/)'],
};
