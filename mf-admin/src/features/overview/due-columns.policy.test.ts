import { toColumns } from './due-columns.policy.ts';

const queue = { overdue: 0, hours: [0, 0, 0], isCut: false };

it('puts what is overdue before the hours, without queues that are empty or not shown', () => {
  const columns = toColumns(
    {
      from: '2026-03-01T10:30:00.000Z',
      queues: [
        { ...queue, queue: 'verifications', overdue: 2, hours: [0, 1, 0] },
        { ...queue, queue: 'payouts', hours: [0, 3, 0] },
        { ...queue, queue: 'reviews', overdue: 9, hours: [9, 9, 9] },
      ],
    },
    (name) => name !== 'reviews',
  );
  expect(columns).toEqual([
    { from: undefined, counts: [{ queue: 'verifications', count: 2 }], total: 2 },
    { from: '2026-03-01T10:30:00.000Z', counts: [], total: 0 },
    {
      from: '2026-03-01T11:30:00.000Z',
      counts: [
        { queue: 'verifications', count: 1 },
        { queue: 'payouts', count: 3 },
      ],
      total: 4,
    },
    { from: '2026-03-01T12:30:00.000Z', counts: [], total: 0 },
  ]);
});
