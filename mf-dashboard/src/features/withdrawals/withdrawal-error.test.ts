import type { ApiError } from '@platform/kit';
import { describeWithdrawalError } from './withdrawal-error.ts';

const ERROR: ApiError = {
  status: 409,
  code: 'insufficient_funds',
  message: 'Insufficient funds.',
  details: [],
  requestId: 'request-1',
  retryAfterSeconds: undefined,
  extensions: {},
};

test("shows the raw body of a response that is not in the API's format", () => {
  const error: ApiError = { ...ERROR, status: 502, code: 'unreadable', message: '<h1>Bad Gateway</h1>' };
  expect(describeWithdrawalError(error)).toEqual({
    title: 'Error',
    error: { message: '<h1>Bad Gateway</h1>' },
  });
});

test('uses the fallback for an error without a message', () => {
  const error: ApiError = { ...ERROR, code: 'wrong_state', message: '' };
  expect(describeWithdrawalError(error)).toEqual({
    title: 'Withdrawal Request Failed',
    error: { message: 'Your withdrawal could not be requested.' },
  });
});
