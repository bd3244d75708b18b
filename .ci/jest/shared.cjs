/** What the environments of a worker share between test files. */
const { readFileSync } = require('node:fs');

/** A file that replaces modules needs modules of its own, and one that says so because it sets what they keep. */
const OWN_MODULES = /\bjest\s*\.(mock|doMock|resetModules|isolateModules)|^ \* @own-modules /m;

/** @param {string} testPath */
function needsOwnModules(testPath) {
  return OWN_MODULES.test(readFileSync(testPath, 'utf8'));
}

/** @returns {{ modules: Map<string, object>, sourceMaps: Map<string, string> }} */
function createShared() {
  return { modules: new Map(), sourceMaps: new Map() };
}

module.exports = { createShared, needsOwnModules };
