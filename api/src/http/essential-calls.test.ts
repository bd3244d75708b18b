import { ENDPOINTS } from '@platform/contracts';
import { ESSENTIAL_IDS, isEssential } from './essential-calls.ts';

test('names calls that exist', () => {
  const ids = ENDPOINTS.map(({ id }): string => id);

  expect(ESSENTIAL_IDS.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each([
  ['withdrawals.request', true],
  ['auth.login', true],
  ['auth.register', false],
  ['work.uploadFile', false],
  ['submissions.saveDraft', false],
  ['support.openTicket', false],
  ['reports.faults', false],
] as const)('%s is essential: %s', (id, expected) => {
  expect(isEssential({ id })).toBe(expected);
});
