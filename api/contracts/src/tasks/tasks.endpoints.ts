import { blueprintParams } from '../blueprints/blueprints.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import { completeTaskBody, completionResponse, taskResponse } from './tasks.schemas.ts';

/** Lists the free tasks, the two detection tasks first; not paged. */
export const listFreeTasks = endpoint({
  id: 'tasks.listFree',
  method: 'GET',
  path: '/api/tasks/free',
  summary: 'The free starter tasks',
  access: 'member',
  status: 200,
  response: listResponse(taskResponse),
  errors: [],
});

/** Lists the tasks of one of the member's active blueprints; not paged. */
export const listBlueprintTasks = endpoint({
  id: 'tasks.listOfBlueprint',
  method: 'GET',
  path: '/api/tasks/blueprint/:blueprintId',
  summary: 'The tasks of a blueprint',
  access: 'member',
  params: blueprintParams,
  status: 200,
  response: listResponse(taskResponse),
  errors: ['blueprint_not_active'],
});

/** Lists the member's completions, newest first; not paged. */
export const listCompletions = endpoint({
  id: 'tasks.listCompletions',
  method: 'GET',
  path: '/api/user/tasks',
  summary: "The member's completed tasks",
  access: 'member',
  status: 200,
  response: listResponse(completionResponse),
  errors: [],
});

/** Completes a task; its reward is locked until `availableAt`. */
export const completeTask = endpoint({
  id: 'tasks.complete',
  method: 'POST',
  path: '/api/user/tasks',
  summary: 'Complete a task',
  access: 'member',
  body: completeTaskBody,
  status: 201,
  response: completionResponse,
  errors: [
    'blueprint_not_active',
    'already_completed',
    'daily_limit_reached',
    'free_task_limit_reached',
    'reward_mismatch',
    'demo_closed',
    'work_required',
    'budget_used_up',
  ],
  idempotent: true,
});
