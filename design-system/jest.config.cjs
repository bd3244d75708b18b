const { browser } = require('../jest.preset.cjs');

module.exports = {
  ...browser,
  displayName: 'design-system',
  testPathIgnorePatterns: [...browser.testPathIgnorePatterns, '<rootDir>/annotation/'],
};
