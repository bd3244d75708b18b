module.exports = {
  ...require('@platform/kit/jest/preset.cjs'),
  displayName: 'mf-admin',
  // TanStack is published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/)'],
};
