import { createWorkTask } from '../../../testing/submission.factory.ts';
import { listOpenWork } from './open-work.policy.ts';

const MORNING = { completed: 0, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' };
const LIMIT_REACHED = { ...MORNING, completed: 20 };
const inState = (id: string, state: 'draft' | 'revision' | 'submitted' | 'practiced' | 'returned') =>
  createWorkTask({ id, submission: { id: `s-${id}`, state } });

const TASKS = [
  createWorkTask({ id: 'new' }),
  createWorkTask({ id: 'full', closed: 'no_place_left' }),
  inState('draft', 'draft'),
  inState('submitted', 'submitted'),
  inState('practiced', 'practiced'),
  inState('returned', 'returned'),
  inState('revision', 'revision'),
];
const listIds = (today: typeof MORNING) => listOpenWork(TASKS, today).tasks.map(({ id }) => id);

test('lists what can be continued first, then what can be started', () => {
  expect(listIds(MORNING)).toEqual(['revision', 'draft', 'new', 'returned']);
  expect(listOpenWork(TASKS, MORNING).isMoreTomorrow).toBe(false);
});

test('lists only what can be handed in at the daily limit', () => {
  expect(listIds(LIMIT_REACHED)).toEqual(['revision']);
  expect(listOpenWork(TASKS, LIMIT_REACHED).isMoreTomorrow).toBe(true);
  expect(listOpenWork([createWorkTask({ isPractice: true })], LIMIT_REACHED).isMoreTomorrow).toBe(false);
});

test('lists what opens with a test apart, also at the daily limit', () => {
  const waiting = createWorkTask({ id: 'waiting', closed: 'test_needed' });
  for (const today of [MORNING, LIMIT_REACHED])
    expect(listOpenWork([...TASKS, waiting], today).behindTest).toEqual([waiting]);
  expect(listOpenWork([waiting], MORNING).tasks).toEqual([]);
});
