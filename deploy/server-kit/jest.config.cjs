module.exports = {
  ...require('../../jest.preset.cjs').node,
  displayName: 'server-kit',
};
