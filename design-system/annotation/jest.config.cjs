const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'annotation',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/../jest.setup.ts'],
};
