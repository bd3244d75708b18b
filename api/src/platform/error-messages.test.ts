import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_STATUS } from '@platform/contracts';
import { assertAdviceOnce } from '../../test/support/assert-advice-once.ts';

const SOURCES = join(import.meta.dirname, '..');
const ERRORS = globSync('**/*.ts', { cwd: SOURCES })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => findErrors(readFileSync(join(SOURCES, file), 'utf8')));

test('finds the messages of the sources', () => {
  expect(ERRORS).toContainEqual({ code: 'invalid_token', message: 'This link is no longer valid.' });
});

test.each(ERRORS)('$code does not repeat its advice: $message', (error) => {
  expect(error.code in ERROR_STATUS).toBe(true);
  expect(() => assertAdviceOnce(error)).not.toThrow();
});

test('rejects a message that repeats the advice of its code', () => {
  const repeated = { code: 'account_disabled', message: 'Your account is disabled. Please contact support.' };
  expect(() => assertAdviceOnce(repeated)).toThrow('gives its advice twice');
});

test('rejects a message that speaks of the request id', () => {
  const message = 'It failed. Send the request number to support.';
  expect(() => assertAdviceOnce({ code: 'internal_error', message })).toThrow('request id');
});

/** Finds the errors that are created with literal texts. */
function findErrors(source: string): { code: string; message: string }[] {
  const pattern = /new AppError\(\s*'(\w+)',\s*(['"`])(.+?)\2/gs;
  return [...source.matchAll(pattern)].map(([, code = '', , message = '']) => ({ code, message }));
}
