module.exports = {
  ...require('../jest.preset.cjs').browser,
  displayName: 'mf-admin',
  // TanStack is published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/)'],
};
