import { dayOf, nextDayAt, startOfMonth } from './time-zone.ts';

test.each([
  ['Asia/Tokyo', '2026-03-10T15:30:00Z', '2026-03-11', '2026-03-11T15:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-10T06:59:00Z', '2026-03-09', '2026-03-10T07:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-10T18:00:00Z', '2026-03-10', '2026-03-10T18:15:00.000Z'],
  // The clocks are set forward at 02:00: a day of 23 hours.
  ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08', '2026-03-09T04:00:00.000Z'],
])('the day in %s begins at midnight there', (timeZone, at, day, next) => {
  expect(dayOf(new Date(at), timeZone)).toBe(day);
  expect(nextDayAt(new Date(at), timeZone).toISOString()).toBe(next);
});

test.each([
  ['UTC', '2026-03-01T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-02-28T10:00:00.000Z'],
  ['Pacific/Midway', '2026-03-01T11:00:00.000Z'],
])('March in %s begins at midnight there', (timeZone, start) => {
  expect(startOfMonth('2026-03', timeZone).toISOString()).toBe(start);
});
