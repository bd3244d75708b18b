import { toApiError } from './api-error.ts';

test.each([
  ['an error with its message', new Error('The disk is full.'), 'The disk is full.'],
  ['a string with a generic message', 'a text', 'An unknown error occurred'],
  ['undefined with a generic message', undefined, 'An unknown error occurred'],
])('converts %s', (_description, thrown, message) => {
  expect(toApiError(thrown)).toBeInstanceOf(Error);
  expect(toApiError(thrown)).toMatchObject({ code: 'unreadable', status: 0, message });
});

test('keeps the code of an API error, so that the form can show the next step', () => {
  const apiError = {
    status: 401,
    code: 'invalid_credentials',
    message: 'Username or password is wrong.',
    details: [],
    requestId: 'request-1',
    retryAfterSeconds: undefined,
    extensions: {},
  };
  expect(toApiError(apiError)).toMatchObject(apiError);
});
