import type { Connection } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Check, Ledger } from '../ledger/index.ts';
import { createTasksModels } from './tasks.model.ts';
import { createTasksCheck } from './tasks.reconcile.ts';
import { createTasksService, type TasksService } from './tasks.service.ts';

export { tasksRoutes } from './tasks.routes.ts';

/** Tasks and their completions. The README says what this module owns and guarantees. */
export type Tasks = TasksService & {
  /** Reports completions that exceed a limit or whose reward does not match the ledger. */
  readonly check: Check;
};

type Dependencies = {
  connection: Connection;
  ledger: Ledger;
  blueprints: Blueprints;
  clock: Clock;
};

export function createTasks({ connection, ledger, blueprints, clock }: Dependencies): Tasks {
  const models = createTasksModels(connection);
  return {
    ...createTasksService(models, ledger, blueprints, clock),
    check: createTasksCheck(models),
  };
}
