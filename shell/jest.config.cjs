const preset = require('@platform/kit/jest/preset.cjs');

module.exports = {
  ...preset,
  displayName: 'shell',
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/kit/'],
};
