/**
 * Every workspace that has tests is a project of its own. Jest by itself leaves one core to others, which on two cores
 * is half the machine. One worker more than cores fills the time in which others wait for a database.
 */
const { existsSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { workspaces } = require('./package.json');

module.exports = {
  maxWorkers: availableParallelism() + 1,
  // A worker that keeps more is replaced: modules are shared by its files, and grow with them. The default tier must fit
  // beside other work.
  workerIdleMemoryLimit: process.env.TEST_TIER === 'default' ? '900MB' : '1600MB',
  // Jest takes it from here only. It ends what hangs, and judges no speed: the longest steps start real processes, also
  // while the machine is busy.
  testTimeout: 180_000,
  // Absolute, because `npm test -w mf-dashboard` runs in the folder of the workspace.
  projects: workspaces
    .map((folder) => `${__dirname}/${folder}`)
    .filter((folder) => existsSync(`${folder}/jest.config.cjs`)),
};
