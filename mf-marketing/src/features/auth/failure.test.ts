import { failureOf } from './failure.ts';

test.each([
  ['an error', new Error('The disk is full.'), 'The disk is full.'],
  ['no error at all', 'a text', 'An unknown error occurred'],
  ['nothing', undefined, 'An unknown error occurred'],
])('%s that was thrown is told in words', (_what, thrown, message) => {
  expect(failureOf(thrown)).toBeInstanceOf(Error);
  expect(failureOf(thrown)).toMatchObject({ code: 'unreadable', status: 0, message });
});

test('a refusal keeps its code, so that the form can say what to do next', () => {
  const refusal = {
    status: 401,
    code: 'invalid_credentials',
    message: 'Username or password is wrong.',
    details: [],
    requestId: 'request-1',
    retryAfterSeconds: undefined,
    fields: {},
  };
  expect(failureOf(refusal)).toMatchObject(refusal);
});
