import { createTask } from '../../../testing/task.factory.ts';
import { insertCompleted } from './completed-rows.policy.ts';

const [a, b, c, d, e, f, g] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => createTask({ id }));
const idsOf = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id).join('');

test('keeps every row in its position, and appends further tasks', () => {
  const first = { task: c!, index: 2 };
  expect(idsOf(insertCompleted([a!, b!, d!, e!, f!], [first]))).toBe('abcdef');
  const second = { task: a!, index: 0 };
  expect(idsOf(insertCompleted([b!, d!, e!, f!, g!], [first, second]))).toBe('abcdefg');
});

test('keeps a last row', () => {
  expect(idsOf(insertCompleted([], [{ task: a!, index: 0 }]))).toBe('a');
});
