import { createCompletion, createTask } from '../../testing/task.factory.ts';
import { filterTasks } from './list/task-filter.policy.ts';
import { groupTasks } from './list/task-groups.policy.ts';
import {
  listAllTasks,
  evaluateFreeTasks,
  listOpenTasks,
  listTasksForTomorrow,
} from './task-availability.policy.ts';

const browser = createTask({ detection: 'browser' });
const phone = createTask({ detection: 'phone' });
const essay = createTask();
const freeTasks = [browser, phone, essay];
/** A member below the daily limit, without a final rejection. */
const NO_LIMITS = { isDailyLimitReached: false, isFinallyRejected: false };

function states(completions: string[], isApproved: boolean, rules: Partial<typeof NO_LIMITS> = {}) {
  const done = completions.map((taskId) => createCompletion({ taskId }));
  return evaluateFreeTasks({ freeTasks, completions: done, isApproved, ...NO_LIMITS, ...rules }).map(
    ({ state }) => state,
  );
}

test('opens only the detection tasks before approval', () => {
  expect(states([], false)).toEqual(['open', 'open', 'locked']);
});

test('opens all free tasks after approval', () => {
  expect(states([browser.id], true)).toEqual(['completed', 'open', 'open']);
});

test('closes the remaining free tasks once two are completed', () => {
  expect(states([browser.id, essay.id], true)).toEqual(['completed', 'limit-reached', 'completed']);
});

test('never promises that a free task opens once both are completed or the verification was rejected for good', () => {
  expect(states([browser.id, phone.id], false)).toEqual(['completed', 'completed', 'limit-reached']);
  expect(states([], false, { isFinallyRejected: true })).toEqual(['open', 'open', 'closed']);
});

test('opens nothing at the daily limit, and keeps what remains for the next day', () => {
  expect(states([browser.id], true, { isDailyLimitReached: true })).toEqual([
    'completed',
    'done-for-today',
    'done-for-today',
  ]);
  const task = createTask({ blueprintId: 1 });
  const data = {
    ...NO_LIMITS,
    freeTasks: [],
    blueprintTasks: [task],
    completions: [],
    isApproved: true,
    isDailyLimitReached: true,
  };
  expect(listOpenTasks(data)).toEqual([]);
  expect(listTasksForTomorrow(data)).toEqual([task]);
  expect(listTasksForTomorrow({ ...data, isDailyLimitReached: false })).toEqual([]);
});

test('offers the detection tasks on the dashboard before any approval', () => {
  const data = {
    ...NO_LIMITS,
    freeTasks,
    blueprintTasks: [],
    completions: [createCompletion({ taskId: browser.id })],
  };
  expect(listOpenTasks({ ...data, isApproved: false })).toEqual([phone]);
});

test('offers open tasks of the approved blueprints on the dashboard, highest reward first', () => {
  const small = createTask({ blueprintId: 1, reward: 10 });
  const large = createTask({ blueprintId: 3, reward: 31 });
  const done = createTask({ blueprintId: 3, reward: 31 });
  const data = {
    ...NO_LIMITS,
    freeTasks,
    blueprintTasks: [small, done, large],
    completions: [createCompletion({ taskId: done.id })],
  };
  expect(listOpenTasks({ ...data, isApproved: true })).toEqual([large, small]);
});

test('lists all free tasks and uncompleted blueprint tasks on My Tasks, open ones first', () => {
  const large = createTask({ blueprintId: 3, reward: 31 });
  const done = createTask({ blueprintId: 3, reward: 31 });
  const completions = [createCompletion({ taskId: done.id }), createCompletion({ taskId: browser.id })];
  const items = listAllTasks({
    ...NO_LIMITS,
    freeTasks,
    blueprintTasks: [done, large],
    completions,
    isApproved: true,
  });
  expect(items.map(({ task: { id }, state }) => [id, state])).toEqual([
    [large.id, 'open'],
    [phone.id, 'open'],
    [essay.id, 'open'],
    [browser.id, 'completed'],
  ]);
  expect(groupTasks(items).map(({ name, items: { length } }) => [name, length])).toEqual([
    ['AI Video Creation', 1],
    ['Free Tasks', 3],
  ]);
});

test('searches titles and descriptions within a category, ignoring case', () => {
  const items = listAllTasks({
    ...NO_LIMITS,
    freeTasks: [createTask({ title: 'Write a brief' })],
    blueprintTasks: [
      createTask({ blueprintId: 2, description: 'A BRIEF for a banner.' }),
      createTask({ blueprintId: 2 }),
    ],
    completions: [],
    isApproved: true,
  });
  expect(filterTasks(items, { text: ' brief ', category: 'all', order: 'pay' })).toHaveLength(2);
  expect(filterTasks(items, { text: 'brief', category: '2', order: 'pay' })).toHaveLength(1);
  expect(filterTasks(items, { text: '', category: 'free', order: 'pay' })).toHaveLength(1);
});
