import type { Connection } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Check, Ledger } from '../ledger/index.ts';
import { createTasksModels } from './tasks.model.ts';
import { createTasksCheck } from './tasks.reconcile.ts';
import { createTasksService, type TasksService } from './tasks.service.ts';

export { tasksRoutes } from './tasks.routes.ts';

/** Tasks and who has completed them. See the README for what it owns and promises. */
export type Tasks = TasksService & {
  /** Says in plain words where the limits of completions or their rewards do not hold. */
  readonly check: Check;
};

type Parts = {
  connection: Connection;
  ledger: Ledger;
  blueprints: Blueprints;
  clock: Clock;
};

export function createTasks({ connection, ledger, blueprints, clock }: Parts): Tasks {
  const models = createTasksModels(connection);
  return {
    ...createTasksService(models, ledger, blueprints, clock),
    check: createTasksCheck(models),
  };
}
