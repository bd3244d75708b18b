module.exports = {
  ...require('../../jest.preset.cjs').node,
  displayName: 'embedded-mongo',
  rootDir: __dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
};
