import { traceLots, type Lot } from './ledger.lots.ts';
import {
  balanceGivenUp,
  blueprintPurchase,
  referralReward,
  rewardUnlocked,
  signupBonus,
  taskReward,
  withdrawalBounced,
  withdrawalPaid,
  withdrawalReleased,
  withdrawalRequested,
  type Movement,
} from './ledger.templates.ts';

const trace = (...movements: Movement[]) =>
  traceLots(
    movements.map((movement, index) => ({
      ...movement,
      postings: [...movement.postings],
      sequence: index + 1,
      at: new Date(index),
    })),
  );
const describeLots = (lots: readonly Lot[] = []) => lots.map(({ subjectId, cents }) => [subjectId, cents]);

const EARNED = [
  signupBonus('me'),
  taskReward('task', 20_00),
  blueprintPurchase('blueprint', 69_99),
  referralReward('friend', 25_00),
  rewardUnlocked('task', 20_00),
];

test('a withdrawal takes what arrived first, and a locked reward arrives when it is unlocked', () => {
  const { left, taken } = trace(...EARNED, withdrawalRequested('w1', 60_00), withdrawalPaid('w1', 60_00));

  expect(describeLots(taken.get('w1'))).toEqual([
    ['me', 50_00],
    ['friend', 10_00],
  ]);
  expect(describeLots(left)).toEqual([
    ['friend', 15_00],
    ['task', 20_00],
  ]);
});

test.each([
  ['was released', [withdrawalReleased('w1', 60_00)]],
  ['bounced', [withdrawalPaid('w1', 60_00), withdrawalBounced('w1', 60_00)]],
])('what %s takes its place again, and the withdrawal keeps what it had', (_end, ends) => {
  const { left, taken } = trace(
    ...EARNED,
    withdrawalRequested('w1', 60_00),
    ...ends,
    withdrawalRequested('w2', 80_00),
  );

  expect(describeLots(taken.get('w1'))).toEqual([
    ['me', 50_00],
    ['friend', 10_00],
  ]);
  expect(describeLots(taken.get('w2')).flatMap(([, cents]) => cents)).toEqual([50_00, 10_00, 15_00, 5_00]);
  expect(describeLots(left)).toEqual([['task', 15_00]]);
});

test('nothing is left of a balance that was given up', () => {
  expect(trace(...EARNED, balanceGivenUp('me', 5, 95_00)).left).toEqual([]);
});
