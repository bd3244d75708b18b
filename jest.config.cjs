/** Every workspace that has tests is a project of its own. */
const { existsSync } = require('node:fs');
const { workspaces } = require('./package.json');

module.exports = {
  projects: workspaces.filter((folder) => existsSync(`${__dirname}/${folder}/jest.config.cjs`)),
};
