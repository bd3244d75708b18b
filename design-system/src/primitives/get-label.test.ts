import { getBadgeLabel, getTextLabel } from './get-label.ts';

const BADGES = { paid: { label: 'Paid out', tone: 'available' } } as const;

test('a known value has its label', () => {
  expect(getBadgeLabel(BADGES, 'paid')).toEqual({ label: 'Paid out', tone: 'available' });
  expect(getTextLabel({ paid: 'Paid out' }, 'paid')).toBe('Paid out');
});

test.each([
  ['case_taken_over', 'Case taken over'],
  ['end-canary', 'End canary'],
  ['requestRevision', 'Request revision'],
  ['constructor', 'Constructor'],
])('the unknown value %s reads as "%s"', (value, words) => {
  expect(getBadgeLabel<string>(BADGES, value)).toEqual({ label: words, tone: 'neutral' });
  expect(getTextLabel<string>({ paid: 'Paid out' }, value)).toBe(words);
});
