/**
 * Loads large packages once for all test files of a process. Jest evaluates every package anew for each file, where it
 * starts cold: that took a third of the processor time of the API's tests (docs/decisions/0119-packages-of-tests.md).
 */
const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');

/** Packages that are slow to load or run often, without state that tests could see of each other. */
const SHARED = new Set([
  '@aws-sdk/client-s3',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'argon2',
  'bson',
  'connect-mongo',
  'express',
  'express-session',
  'mongoose',
  'nodemailer',
  'passport-local',
  'pino',
  'postal-mime',
  'smtp-server',
  'typescript',
  'webpack',
  'yup',
]);

module.exports = class extends Runtime {
  requireModuleOrMock(from, name) {
    return SHARED.has(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
};
