module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'origin-server',
};
