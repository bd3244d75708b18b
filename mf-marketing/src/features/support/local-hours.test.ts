import { describeLocalHours } from './local-hours.ts';

const WINTER = new Date('2026-01-14T12:00:00.000Z');

test.each([
  ['Europe/Berlin', 'For you (Europe/Berlin): Monday 3:00 PM to Tuesday 12:00 AM, and so each business day'],
  ['Asia/Tokyo', 'For you (Asia/Tokyo): Monday 11:00 PM to Tuesday 8:00 AM, and so each business day'],
  [
    'America/Los_Angeles',
    'For you (America/Los Angeles): Monday 6:00 AM to 3:00 PM, and so each business day',
  ],
  ['America/New_York', undefined],
])('says the hours of support by the clock of %s', (zone, text) => {
  expect(describeLocalHours(WINTER, zone)?.replaceAll('\u202f', ' ')).toBe(text);
});

test('follows the clock of the reader in summer, when New York is an hour ahead of EST', () => {
  const summer = new Date('2026-07-15T12:00:00.000Z');
  expect(describeLocalHours(summer, 'America/New_York')?.replaceAll('\u202f', ' ')).toContain(
    'Monday 10:00 AM to 7:00 PM',
  );
});
