module.exports = {
  ...require('../../jest.preset.cjs').node,
  displayName: 'node-utils',
};
