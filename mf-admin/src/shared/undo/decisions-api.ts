import { checkDecision, checkDecisions, decideCases } from '@platform/contracts';
import { injectContractEndpoints, mutation } from '@platform/kit';
import { DECISION_TAGS, TAGS } from '../tags.ts';

/** The calls about decisions of all kinds. */
export const { useAdminCheckDecisionMutation, useAdminCheckDecisionsMutation, useAdminDecideCasesMutation } =
  injectContractEndpoints({
    adminCheckDecision: mutation(checkDecision, { changes: [] }),
    adminCheckDecisions: mutation(checkDecisions, { changes: [] }),
    adminDecideCases: mutation(decideCases, {
      changes: [TAGS.verifications, TAGS.purchases, TAGS.withdrawals, TAGS.itemReports, ...DECISION_TAGS],
    }),
  });
