import { listMonths } from './months.policy.ts';

test('lists the months since the sign-up in local time, the current one first, across years', () => {
  expect(listMonths('2025-11-30T23:59:59', '2026-02-01T00:00:00')).toEqual([
    { value: '2026-02', label: 'February 2026' },
    { value: '2026-01', label: 'January 2026' },
    { value: '2025-12', label: 'December 2025' },
    { value: '2025-11', label: 'November 2025' },
  ]);
});

test('lists the current month of a new member, whichever clock is ahead', () => {
  const march = { value: '2026-03', label: 'March 2026' };
  expect(listMonths('2026-03-02T00:00:00', '2026-03-02T00:00:00')).toEqual([march]);
  expect(listMonths('2026-03-01T00:00:00', '2026-02-28T23:59:59')).toEqual([march]);
});
