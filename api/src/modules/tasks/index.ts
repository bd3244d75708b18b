import type { Platform } from '../../platform/platform.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { createTasksModels } from './tasks.model.ts';
import { createTasksCheck } from './tasks.reconcile.ts';
import { createTasksService } from './tasks.service.ts';

export { tasksRoutes } from './tasks.routes.ts';

/** Tasks and their completions. The README says what this module owns and guarantees. */
export type Tasks = ReturnType<typeof createTasks>;

export function createTasks({
  platform,
  ledger,
  blueprints,
}: {
  platform: Platform;
  ledger: Ledger;
  blueprints: Blueprints;
}) {
  const models = createTasksModels(platform.connection);
  return {
    ...createTasksService({ platform, models, ledger, blueprints }),
    /** Reports completions that exceed a limit or whose reward does not match the ledger. */
    check: createTasksCheck(models),
  };
}
