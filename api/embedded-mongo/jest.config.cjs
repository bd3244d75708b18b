const { isEngineTested } = require('../../.ci/engine-fingerprint.mjs');
const { node: preset, withFullTier } = require('../../jest.preset.cjs');

module.exports = {
  ...(isEngineTested() ? preset : withFullTier(preset)),
  displayName: 'embedded-mongo',
  rootDir: __dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
};
