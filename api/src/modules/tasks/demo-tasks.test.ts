import { loadDemoTasks } from '@platform/content';
import {
  BLUEPRINTS,
  FREE_BLUEPRINT_ID,
  FREE_BLUEPRINT_TASK_MINUTES,
  TASK_MINUTES,
  taskResponse,
} from '@platform/contracts';
import { presentTask } from './tasks.presenter.ts';
import type { TaskRecord } from './tasks.model.ts';

/** The demo tasks of the content; its own checks look at their texts. */

const TASKS_PER_BLUEPRINT = 24;

let demoTasks: TaskRecord[];
let blueprintTasks: TaskRecord[];
beforeAll(async () => {
  demoTasks = (await loadDemoTasks()).map(({ id, ...task }) => ({ _id: id, ...task, mode: 'demo' }));
  blueprintTasks = demoTasks.filter((task) => task.blueprintId !== null);
});

test.each(BLUEPRINTS)('$name has at least 24 tasks, numbered in order', ({ id }) => {
  const tasks = demoTasks.filter((task) => task.blueprintId === id);
  expect(tasks.length).toBeGreaterThanOrEqual(TASKS_PER_BLUEPRINT);
  expect(tasks.map((task) => task.position)).toEqual(tasks.map((_task, index) => index + 1));
  const prefix = `b${String(id).padStart(2, '0')}-`;
  expect(tasks.filter((task) => !task._id.startsWith(prefix))).toEqual([]);
});

test('every task has a unique id and title', () => {
  const titles = demoTasks.map((task) => task.title.toLowerCase());
  expect(findDuplicates(demoTasks.map((task) => task._id))).toEqual([]);
  expect(findDuplicates(titles)).toEqual([]);
});

test('every task matches the response schema of the contract', () => {
  const invalid = demoTasks.filter((task) => !taskResponse.isValidSync(presentTask(task)));
  expect(invalid.map((task) => task._id)).toEqual([]);
});

test('every blueprint task has at least 400 characters of instructions and takes 15 to 60 minutes', () => {
  const tooShort = blueprintTasks.filter((task) => task.instructions.length < 400);
  const wrongDuration = blueprintTasks.filter(
    ({ estimatedMinutes: minutes }) => minutes < TASK_MINUTES.min || minutes > TASK_MINUTES.max,
  );
  expect([...tooShort, ...wrongDuration].map((task) => task._id)).toEqual([]);
});

test('the tasks of AI Basics take exactly the range of minutes that its page states', () => {
  const minutes = demoTasks
    .filter(({ blueprintId }) => blueprintId === FREE_BLUEPRINT_ID)
    .map(({ estimatedMinutes }) => estimatedMinutes);
  expect({ min: Math.min(...minutes), max: Math.max(...minutes) }).toEqual(FREE_BLUEPRINT_TASK_MINUTES);
});

function findDuplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
