// The packages of pages belong to jsdom's window, so none is shared.
const { runtime, ...preset } = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'annotation',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/../jest.setup.ts'],
};
