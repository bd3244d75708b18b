module.exports = {
  ...require('../jest.preset.cjs').browser,
  displayName: 'mf-marketing',
  globalSetup: '<rootDir>/jest.global-setup.cjs',
};
