const preset = require('../jest.preset.cjs').browser;

module.exports = {
  ...preset,
  displayName: 'shell',
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/kit/'],
};
