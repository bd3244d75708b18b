import { createOpenPay } from '../../testing/open-pay.factory.ts';
import { sumReach } from './reach.policy.ts';

const NEW = { balance: 0, lockedBalance: 0, signupBonusClaimed: false };
const openPay = createOpenPay({ work: { count: 4, dollars: 40 }, demo: { count: 24, dollars: 240 } });
const inputs = { user: NEW, freeTasksCompleted: 0, inReview: 0, openPay, blueprintIds: [1] };

test('a new member can reach the bonus, the free tasks and what AI Basics pays, and no other blueprint', () => {
  expect(sumReach(inputs)).toEqual({
    total: 350,
    parts: [
      { label: 'Signup bonus', dollars: 50 },
      { label: 'Free tasks', dollars: 20 },
      { label: 'Open work', dollars: 40 },
      { label: 'Demo tasks', dollars: 240 },
    ],
  });
  const closed = createOpenPay({ work: { count: 4, dollars: 40 }, demo: null });
  expect(sumReach({ ...inputs, openPay: closed }).total).toBe(110);
});

test('work behind a test counts, and is named apart', () => {
  const waiting = openPay.map((open) => ({ ...open, needsTest: open.blueprintId === 8 }));
  const { total, parts } = sumReach({ ...inputs, openPay: waiting, blueprintIds: [1, 8] });

  expect(total).toBe(630);
  expect(parts.filter(({ label }) => label.startsWith('Open work'))).toEqual([
    { label: 'Open work', dollars: 40 },
    { label: 'Open work, after a test', dollars: 40 },
  ]);
});

test('what a member has and what waits for a decision count once', () => {
  const user = { balance: 60.1, lockedBalance: 20.2, signupBonusClaimed: true };
  const reach = sumReach({ ...inputs, user, inReview: 15, freeTasksCompleted: 1, blueprintIds: [1, 8] });

  expect(reach.total).toBe(665.3);
  expect(reach.parts.map(({ label, dollars }) => [label, dollars])).toEqual([
    ['Available', 60.1],
    ['Locked', 20.2],
    ['In review', 15],
    ['Free tasks', 10],
    ['Open work', 80],
    ['Demo tasks', 480],
  ]);
});
