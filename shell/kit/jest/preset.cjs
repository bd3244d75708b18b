/**
 * Jest preset for front-end packages: the root preset with a browser's globals. In a package's `jest.config.cjs`:
 *
 *     module.exports = { ...require('@platform/kit/jest/preset.cjs'), displayName: 'mf-dashboard' };
 */
const { join } = require('node:path');
const preset = require('../../../jest.preset.cjs');

module.exports = {
  ...preset,
  testEnvironment: join(__dirname, 'jsdom-environment.cjs'),
  setupFilesAfterEnv: [join(__dirname, 'setup.ts')],
  moduleNameMapper: { '\\.(woff2|png|webp|avif|svg)$': join(__dirname, 'file-stub.cjs') },
};
