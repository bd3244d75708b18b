import type { ApiError } from '@platform/kit';
import { withdrawalRefusal } from './withdrawal-refusal.ts';

const ERROR: ApiError = {
  status: 409,
  code: 'insufficient_funds',
  message: 'Too little.',
  details: [],
  requestId: 'request-1',
  retryAfterSeconds: undefined,
  fields: {},
};

test('an answer that is not in our shape is shown as it came', () => {
  const error: ApiError = { ...ERROR, status: 502, code: 'unreadable', message: '<h1>Bad Gateway</h1>' };
  expect(withdrawalRefusal(error)).toEqual({ title: 'Error', words: '<h1>Bad Gateway</h1>' });
});

test('a refusal without words gets the fallback', () => {
  const error: ApiError = { ...ERROR, code: 'wrong_state', message: '' };
  expect(withdrawalRefusal(error)).toEqual({
    title: 'Withdrawal Request Failed',
    words: 'The withdrawal could not be requested.',
  });
});
