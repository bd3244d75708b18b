import type { Tx } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';
import type { CaseClaims, ConflictsOfInterest } from '../decisions/index.ts';
import type { Auth } from '../auth/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { ItemReports } from '../item-reports/index.ts';
import type { Referrals } from '../referrals/index.ts';
import type { Tasks } from '../tasks/index.ts';
import type { Verification } from '../verification/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';
import { createDueCases } from './cases.due.ts';
import { createReadRiskSignals } from './cases.risk-signals.ts';
import { createCaseNoteModel } from './cases.model.ts';
import { createCaseNotes } from './cases.notes.ts';
import { createCasesService } from './cases.service.ts';

export { casesRoutes } from './cases.routes.ts';

/** Claims, risk signals and notes of what administrators decide. The README says what it guarantees. */
export type Cases = ReturnType<typeof createCases>;

export function createCases({
  services,
  conflicts,
  claims,
  ...modules
}: {
  services: Services;
  conflicts: ConflictsOfInterest;
  claims: CaseClaims;
  auth: Auth;
  blueprints: Blueprints;
  itemReports: ItemReports;
  referrals: Referrals;
  tasks: Tasks;
  verification: Verification;
  withdrawals: Withdrawals;
}) {
  const { auth, blueprints, itemReports, withdrawals } = modules;
  const notes = createCaseNotes({
    services,
    notes: createCaseNoteModel(services.connection),
    userDirectory: auth,
  });
  const findCase = {
    verification: blueprints.verifications.findCase,
    purchase: blueprints.purchases.findCase,
    withdrawal: withdrawals.reviews.findCase,
    report: (id: string, tx?: Tx) => itemReports.findCase(id, tx),
  };
  const readRiskSignals = createReadRiskSignals({ services, ...modules });
  return {
    service: createCasesService({
      services,
      userDirectory: auth,
      findCase,
      conflicts,
      claims,
      notes,
      readRiskSignals,
    }),
    listDue: createDueCases(modules),
  };
}
