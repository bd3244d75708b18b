import { ERROR_ADVICE, ERROR_STATUS, type ErrorCode } from '@platform/contracts';
import type { ApiError } from './api-error.ts';
import { describeError, describeSessionError } from './describe-error.ts';

const CODES = [...(Object.keys(ERROR_STATUS) as ErrorCode[]), 'unreachable', 'unreadable'] as const;

function apiError(code: ApiError['code'], changes: Partial<ApiError> = {}): ApiError {
  const status = code in ERROR_STATUS ? ERROR_STATUS[code as ErrorCode] : 0;
  return {
    status,
    code,
    message: 'It failed.',
    details: [],
    requestId: 'request-1',
    retryAfterSeconds: undefined,
    extensions: {},
    ...changes,
  };
}

test.each(CODES)('gives one sentence of advice for %s and no request number', (code) => {
  const { message, nextStep = 'No advice.' } = describeError(apiError(code));
  expect(message).toBe('It failed.');
  expect(nextStep).toMatch(/^[A-Z][^.!?]*\.$/);
  expect(nextStep).not.toMatch(/request (number|id)/i);
});

test.each(CODES)('shows the request id of %s if the advice is to contact support', (code) => {
  const { nextStep = '', requestId } = describeError(apiError(code));
  expect(requestId === undefined && nextStep.includes('support')).toBe(false);
});

test('leaves the request id out of errors that the user can resolve', () => {
  expect(describeError(apiError('invalid_credentials')).requestId).toBeUndefined();
  expect(describeError(apiError('internal_error')).requestId).toBe('request-1');
});

test('says how long to wait after too many attempts', () => {
  const describe = (retryAfterSeconds: number | undefined) =>
    describeError(apiError('rate_limited', { retryAfterSeconds })).nextStep;
  expect(describe(40)).toBe('Try again in 40 seconds.');
  expect(describe(3_000)).toBe('Try again in 50 minutes.');
  expect(describe(undefined)).toBe(ERROR_ADVICE.rate_limited);
});

test('does not repeat a retry that the heading advises, but keeps other advice', () => {
  const describe = (code: ErrorCode) => describeError(apiError(code), { isRetryAdvised: true }).nextStep;
  expect(describe('internal_error')).toBeUndefined();
  expect(describe('reauthentication_required')).toBe(ERROR_ADVICE.reauthentication_required);
});

test('describes what is no API error by the fallback', () => {
  expect(describeError(new Error('secret'))).toEqual({
    message: 'Something went wrong.',
    nextStep: 'Try again.',
  });
  expect(describeError(apiError('wrong_state', { message: '' }), { fallback: 'Not saved.' }).message).toBe(
    'Not saved.',
  );
});

test('describes a failed lookup of the current user as status and message', () => {
  expect(describeSessionError(apiError('unavailable')).message).toBe('503: It failed.');
  expect(describeSessionError(apiError('unreachable')).message).toBe('It failed.');
});
