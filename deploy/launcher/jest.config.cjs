const preset = require('../../jest.preset.cjs').node;

module.exports = {
  ...preset,
  displayName: 'launcher',
  // The template has its own environment; `create-repository.full.test.ts` runs its tests in a new repository.
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/template/'],
};
