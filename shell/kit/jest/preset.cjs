/**
 * Jest preset for front-end packages: the base with a browser's globals. In a package's `jest.config.cjs`:
 *
 *     module.exports = { ...require('@platform/kit/jest/preset.cjs'), displayName: 'mf-dashboard' };
 */
const { join } = require('node:path');
const base = require('./base.cjs');

module.exports = {
  ...base,
  testEnvironment: join(__dirname, 'jsdom-environment.cjs'),
  setupFilesAfterEnv: [join(__dirname, 'setup.cjs')],
  moduleNameMapper: { '\\.(woff2|png|webp|avif|svg)$': join(__dirname, 'file-stub.cjs') },
};
