import { blueprintParams } from '../blueprints/blueprints.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { list } from '../schema.ts';
import { completeTaskBody, completionAnswer, taskAnswer } from './tasks.schemas.ts';

/** The free tasks, the two detections first; comes whole. */
export const listFreeTasks = endpoint({
  id: 'tasks.listFree',
  method: 'GET',
  path: '/api/tasks/free',
  summary: 'The free starter tasks',
  access: 'member',
  status: 200,
  response: list(taskAnswer),
  errors: [],
});

/** The tasks of a blueprint that is active; comes whole. */
export const listBlueprintTasks = endpoint({
  id: 'tasks.listOfBlueprint',
  method: 'GET',
  path: '/api/tasks/blueprint/:blueprintId',
  summary: 'The tasks of a blueprint',
  access: 'member',
  params: blueprintParams,
  status: 200,
  response: list(taskAnswer),
  errors: ['blueprint_not_active'],
});

/** The member's completions, newest first; comes whole. */
export const listCompletions = endpoint({
  id: 'tasks.listCompletions',
  method: 'GET',
  path: '/api/user/tasks',
  summary: "The member's completed tasks",
  access: 'member',
  status: 200,
  response: list(completionAnswer),
  errors: [],
});

/** Completes a task; its reward is locked from then on until `availableAt`. */
export const completeTask = endpoint({
  id: 'tasks.complete',
  method: 'POST',
  path: '/api/user/tasks',
  summary: 'Complete a task',
  access: 'member',
  body: completeTaskBody,
  status: 201,
  response: completionAnswer,
  errors: [
    'blueprint_not_active',
    'already_completed',
    'daily_limit_reached',
    'free_task_limit_reached',
    'reward_mismatch',
  ],
  idempotent: true,
});
