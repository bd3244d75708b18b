import type { Platform } from '../../platform/platform.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { createCaseKinds, type CaseOwners } from './held-decisions.cases.ts';
import { createHeldDecisionsService } from './held-decisions.service.ts';

export { heldDecisionsRoutes } from './held-decisions.routes.ts';

/** Decisions that can be undone for a few seconds. The README says what this module guarantees. */
export type HeldDecisionsService = ReturnType<typeof createHeldDecisions>;

export function createHeldDecisions({
  platform,
  userDirectory,
  ...owners
}: CaseOwners & { readonly platform: Platform; readonly userDirectory: UserDirectory }) {
  return createHeldDecisionsService({ platform, userDirectory, kinds: createCaseKinds(owners) });
}
