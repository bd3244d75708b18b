import {
  holdPurchase,
  holdPurchases,
  holdVerification,
  holdVerifications,
  holdWithdrawal,
  holdWithdrawals,
  listHeldDecisions,
  undoHeldDecisions,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../tags.ts';

/** The calls about decisions that are not applied yet. */
export const heldDecisionsApi = injectContractEndpoints({
  adminHeldDecisions: query(listHeldDecisions, { provides: [TAGS.held] }),
  adminUndoHeldDecisions: mutation(undoHeldDecisions, { changes: [TAGS.held] }),
  adminHoldVerification: mutation(holdVerification, { changes: [TAGS.held, TAGS.verifications] }),
  adminHoldVerifications: mutation(holdVerifications, { changes: [TAGS.held, TAGS.verifications] }),
  adminHoldPurchase: mutation(holdPurchase, { changes: [TAGS.held, TAGS.purchases] }),
  adminHoldPurchases: mutation(holdPurchases, { changes: [TAGS.held, TAGS.purchases] }),
  adminHoldWithdrawal: mutation(holdWithdrawal, { changes: [TAGS.held, TAGS.withdrawals] }),
  adminHoldWithdrawals: mutation(holdWithdrawals, { changes: [TAGS.held, TAGS.withdrawals] }),
});

export const {
  useAdminHeldDecisionsQuery,
  useAdminUndoHeldDecisionsMutation,
  useAdminHoldVerificationMutation,
  useAdminHoldVerificationsMutation,
  useAdminHoldPurchaseMutation,
  useAdminHoldPurchasesMutation,
  useAdminHoldWithdrawalMutation,
  useAdminHoldWithdrawalsMutation,
} = heldDecisionsApi;
