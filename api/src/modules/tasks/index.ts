import type { Services } from '../../services.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import { createTasksModels } from './tasks.model.ts';
import { createEvidenceRemoval } from './tasks.removal.ts';
import { createTasksCheck, type ReadHandIns } from './tasks.reconcile.ts';
import { createTasksService } from './tasks.service.ts';

export { tasksRoutes } from './tasks.routes.ts';
export { sumDemoRewards } from './tasks.work.ts';
export type { HandIn } from './tasks.reconcile.ts';
export type { TaskRecord } from './tasks.model.ts';

/** Tasks and their completions. The README says what this module owns and guarantees. */
export type Tasks = ReturnType<typeof createTasks>;

export function createTasks({
  services,
  ledger,
  referrals,
  blueprints,
  readHandIns,
}: {
  services: Services;
  ledger: Ledger;
  referrals: Referrals;
  blueprints: Blueprints;
  readHandIns: ReadHandIns;
}) {
  const models = createTasksModels(services.connection);
  return {
    ...createTasksService({ services, models, ledger, referrals, blueprints }),
    /** Reports completions and hand-ins that exceed a limit, or do not match each other or the ledger. */
    check: createTasksCheck(models, { readHandIns, referrals, blueprints }),
    removeEvidence: createEvidenceRemoval(models),
  };
}
