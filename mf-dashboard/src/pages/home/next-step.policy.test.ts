import type { Task } from '@platform/contracts';
import { task } from '../../testing/task.factory.ts';
import { userBlueprint } from '../../testing/user-blueprint.factory.ts';
import type { Ownership } from '../../features/blueprints/ownership.policy.ts';
import { stepsOf } from './next-step.policy.ts';

const nobody: Ownership = { status: 'none' };
const pending: Ownership = { status: 'pending', row: userBlueprint({ status: 'pending' }) };
const active: Ownership = { status: 'active', row: userBlueprint() };

function kinds(
  facts: Partial<{
    signupBonusClaimed: boolean;
    balance: number;
    free: Ownership;
    openTasks: Task[];
    isWhole: boolean;
  }>,
) {
  const { signupBonusClaimed = true, balance = 0, free = active, openTasks = [], isWhole = true } = facts;
  return stepsOf({ user: { signupBonusClaimed, balance }, free, openTasks, isWhole }).map(({ kind }) => kind);
}

test('a new member is first led to the bonus, and sees that the free blueprint is open too', () => {
  expect(kinds({ signupBonusClaimed: false, free: nobody, openTasks: [task()] })).toEqual([
    'claim-bonus',
    'activate',
  ]);
});

test('whoever waits for the review is led to the tasks that are open meanwhile', () => {
  expect(kinds({ free: pending, openTasks: [task()] })).toEqual(['task', 'review']);
  expect(kinds({ free: pending })).toEqual(['review']);
});

test('a refused identity comes back as the step to take, with its reason', () => {
  const row = userBlueprint({ status: 'rejected', reason: 'The photo is not readable.' });
  const [next] = stepsOf({
    user: { signupBonusClaimed: true, balance: 0 },
    free: { status: 'rejected', row },
    openTasks: [],
    isWhole: true,
  });
  expect(next).toEqual({ kind: 'activate', refusal: 'The photo is not readable.' });
});

test('a balance of $500 leads to the withdrawal, a cent less to the next task', () => {
  expect(kinds({ balance: 500, openTasks: [task()] })).toEqual(['withdraw']);
  expect(kinds({ balance: 499.99, openTasks: [task()] })).toEqual(['task']);
});

test('with nothing open the page says when it goes on', () => {
  expect(kinds({})).toEqual(['come-back']);
});

test('with tasks that did not come the page does not say that all is done', () => {
  expect(kinds({ isWhole: false })).toEqual(['retry']);
});
