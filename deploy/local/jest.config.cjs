module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'local',
  // The tests start real processes, also while the machine is busy with something else.
  testTimeout: 60_000,
};
