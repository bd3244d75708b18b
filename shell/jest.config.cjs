const preset = require('@platform/kit/build/jest-browser.cjs');

module.exports = {
  ...preset,
  displayName: 'shell',
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/kit/'],
};
