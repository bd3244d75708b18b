import type { Task, WorkTask } from '@platform/contracts';
import { createWorkTask } from '../../testing/submission.factory.ts';
import { createTask } from '../../testing/task.factory.ts';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';
import type { Ownership } from '../../features/blueprints/ownership.policy.ts';
import { listNextSteps } from './next-step.policy.ts';

const none: Ownership = { status: 'none' };
const pending: Ownership = { status: 'pending', row: createUserBlueprint({ status: 'pending' }) };
const active: Ownership = { status: 'active', row: createUserBlueprint() };

function listKinds(
  inputs: Partial<{
    signupBonusClaimed: boolean;
    balance: number;
    freeOwnership: Ownership;
    openTasks: Task[];
    openWork: WorkTask[];
    behindTest: WorkTask[];
    isDoneForToday: boolean;
    isComplete: boolean;
  }>,
) {
  const {
    signupBonusClaimed = true,
    balance = 0,
    freeOwnership = active,
    openTasks = [],
    openWork = [],
    behindTest = [],
    isDoneForToday = false,
    isComplete = true,
  } = inputs;
  return listNextSteps({
    user: { signupBonusClaimed, balance },
    freeOwnership,
    openTasks,
    openWork,
    behindTest,
    isDoneForToday,
    isComplete,
  }).map(({ kind }) => kind);
}

test('offers a new member the bonus first, and the free blueprint as well', () => {
  expect(listKinds({ signupBonusClaimed: false, freeOwnership: none, openTasks: [createTask()] })).toEqual([
    'claim-bonus',
    'activate',
  ]);
});

test('offers open tasks while the identity verification is under review', () => {
  expect(listKinds({ freeOwnership: pending, openTasks: [createTask()] })).toEqual(['task', 'review']);
  expect(listKinds({ freeOwnership: pending })).toEqual(['review']);
});

test('counts the open tasks that pay the same, which a forecast can promise', () => {
  const openTasks = [150, 10, 10].map((reward) => createTask({ reward }));
  const [next] = listNextSteps({
    user: { signupBonusClaimed: true, balance: 0 },
    freeOwnership: active,
    openTasks,
    openWork: [],
    behindTest: [],
    isDoneForToday: false,
    isComplete: true,
  });
  expect(next).toMatchObject({ kind: 'task', openCount: 1 });
});

test('offers activation again after a rejection, with its reason', () => {
  const row = createUserBlueprint({ status: 'rejected', reason: 'The photo is not readable.' });
  const [next] = listNextSteps({
    user: { signupBonusClaimed: true, balance: 0 },
    freeOwnership: { status: 'rejected', row },
    openTasks: [],
    openWork: [],
    behindTest: [],
    isDoneForToday: false,
    isComplete: true,
  });
  expect(next).toEqual({ kind: 'activate', rejectionReason: 'The photo is not readable.' });
});

test('offers no activation after a final rejection, and shows it last', () => {
  const row = createUserBlueprint({ status: 'rejected', final: true, reason: 'Forged documents.' });
  const freeOwnership = { status: 'rejected', row } as const;
  expect(listKinds({ freeOwnership, openTasks: [createTask()] })).toEqual(['task', 'rejected-finally']);
  expect(listKinds({ freeOwnership })).toEqual(['rejected-finally']);
});

test('reports that the day is done at the daily limit', () => {
  expect(listKinds({ isDoneForToday: true })).toEqual(['done-for-today']);
  expect(listKinds({ isDoneForToday: true, balance: 500 })).toEqual(['withdraw']);
});

test('offers a withdrawal from a balance of $500, and the next task one cent below', () => {
  expect(listKinds({ balance: 500, openTasks: [createTask()] })).toEqual(['withdraw']);
  expect(listKinds({ balance: 499.99, openTasks: [createTask()] })).toEqual(['task']);
});

test('offers work before it reports that all or the day is done', () => {
  const openWork = [createWorkTask()];
  expect(listKinds({ openWork })).toEqual(['work']);
  expect(listKinds({ openWork, isDoneForToday: true })).toEqual(['work']);
  expect(listKinds({ openWork, openTasks: [createTask()] })).toEqual(['task', 'work']);
  expect(listKinds({ openWork, balance: 500 })).toEqual(['withdraw', 'work']);
});

test('reports that all is done if nothing is open', () => {
  expect(listKinds({})).toEqual(['all-done']);
});

test('offers a retry instead of reporting that all is done if tasks failed to load', () => {
  expect(listKinds({ isComplete: false })).toEqual(['retry']);
});

test('offers the test that opens paid work after what can be done, and never says that all is done', () => {
  const behindTest = [1, 1, 2].map((blueprintId) => createWorkTask({ blueprintId, closed: 'test_needed' }));
  expect(listKinds({ behindTest })).toEqual(['test']);
  expect(listKinds({ behindTest, openTasks: [createTask()] })).toEqual(['task', 'test']);
  expect(listKinds({ behindTest, isDoneForToday: true })).toEqual(['done-for-today', 'test']);
});
