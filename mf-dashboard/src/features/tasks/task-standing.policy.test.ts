import { completion, task } from '../../testing/task.factory.ts';
import { filterTasks } from './task-filter.policy.ts';
import { groupTasks } from './task-groups.policy.ts';
import { allTasksOf, freeTaskStandings, openTasksOf } from './task-standing.policy.ts';

const browser = task({ detection: 'browser' });
const phone = task({ detection: 'phone' });
const essay = task();
const freeTasks = [browser, phone, essay];

function states(completions: string[], isApproved: boolean) {
  const done = completions.map((taskId) => completion({ taskId }));
  return freeTaskStandings({ freeTasks, completions: done, isApproved }).map(({ state }) => state);
}

test('before an approval only the detections are open', () => {
  expect(states([], false)).toEqual(['open', 'open', 'locked']);
});

test('after it any two of the free tasks can be done', () => {
  expect(states([browser.id], true)).toEqual(['completed', 'open', 'open']);
});

test('two completed free tasks close the rest for good', () => {
  expect(states([browser.id, essay.id], true)).toEqual(['completed', 'limit-reached', 'completed']);
});

test('the dashboard offers the detections while nothing is approved', () => {
  const facts = { freeTasks, blueprintTasks: [], completions: [completion({ taskId: browser.id })] };
  expect(openTasksOf({ ...facts, isApproved: false })).toEqual([phone]);
});

test('the dashboard offers what is not done of the approved blueprints, best paid first', () => {
  const small = task({ blueprintId: 1, reward: 10 });
  const large = task({ blueprintId: 3, reward: 31 });
  const done = task({ blueprintId: 3, reward: 31 });
  const facts = {
    freeTasks,
    blueprintTasks: [small, done, large],
    completions: [completion({ taskId: done.id })],
  };
  expect(openTasksOf({ ...facts, isApproved: true })).toEqual([large, small]);
});

test('My Tasks lists all free tasks and what is not done, what is open first', () => {
  const large = task({ blueprintId: 3, reward: 31 });
  const done = task({ blueprintId: 3, reward: 31 });
  const completions = [completion({ taskId: done.id }), completion({ taskId: browser.id })];
  const standings = allTasksOf({ freeTasks, blueprintTasks: [done, large], completions, isApproved: true });
  expect(standings.map(({ task: { id }, state }) => [id, state])).toEqual([
    [large.id, 'open'],
    [phone.id, 'open'],
    [essay.id, 'open'],
    [browser.id, 'completed'],
  ]);
  expect(groupTasks(standings).map(({ name, standings: { length } }) => [name, length])).toEqual([
    ['AI Video Creation', 1],
    ['Free Tasks', 3],
  ]);
});

test('a search looks at title and description in any letter case, within a category', () => {
  const standings = allTasksOf({
    freeTasks: [task({ title: 'Write a brief' })],
    blueprintTasks: [
      task({ blueprintId: 2, description: 'A BRIEF for a banner.' }),
      task({ blueprintId: 2 }),
    ],
    completions: [],
    isApproved: true,
  });
  expect(filterTasks(standings, { text: ' brief ', category: 'all' })).toHaveLength(2);
  expect(filterTasks(standings, { text: 'brief', category: '2' })).toHaveLength(1);
  expect(filterTasks(standings, { text: '', category: 'free' })).toHaveLength(1);
});
