import { completeTaskBody } from './tasks.schemas.ts';

test('accepts a task id alone, with its reward, and with detection evidence', () => {
  expect(completeTaskBody.isValidSync({ taskId: 'a' })).toBe(true);
  expect(completeTaskBody.isValidSync({ taskId: 'a', reward: 15.5 })).toBe(true);
  expect(completeTaskBody.isValidSync({ taskId: 'a', evidence: { browser: 'Firefox', touch: false } })).toBe(
    true,
  );
});

test.each([10.005, Number.POSITIVE_INFINITY, Number.NaN, '10', null])('rejects the reward %p', (reward) => {
  expect(completeTaskBody.isValidSync({ taskId: 'a', reward })).toBe(false);
});

test('rejects evidence over 2 KB even if each field is within its length', () => {
  const evidence = { userAgent: '😀'.repeat(256), screen: '界'.repeat(40), deviceModel: '界'.repeat(80) };
  expect(completeTaskBody.isValidSync({ taskId: 'a', evidence })).toBe(true);
  const oversized = {
    ...evidence,
    browser: '界'.repeat(60),
    platform: '界'.repeat(60),
    engine: '界'.repeat(40),
    language: '界'.repeat(40),
    platformVersion: '界'.repeat(40),
    browserVersion: '界'.repeat(40),
  };
  expect(completeTaskBody.isValidSync({ taskId: 'a', evidence: oversized })).toBe(false);
});
