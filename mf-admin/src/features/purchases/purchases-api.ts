import {
  approvePurchase,
  approveReturn,
  completeReturn,
  getPurchase,
  listPendingPurchases,
  listPurchases,
  rejectPurchase,
  rejectReturn,
  revealPayer,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { DECISION_TAGS, TAGS } from '../../shared/tags.ts';

const DECISION = { changes: [TAGS.purchases, ...DECISION_TAGS] };

export const {
  useAdminPendingPurchasesQuery,
  useLazyAdminPendingPurchasesQuery,
  useAdminPurchasesQuery,
  useAdminPurchaseQuery,
  useAdminApprovePurchaseMutation,
  useAdminRejectPurchaseMutation,
  useAdminApproveReturnMutation,
  useAdminCompleteReturnMutation,
  useAdminRejectReturnMutation,
  useAdminRevealPayerMutation,
} = injectContractEndpoints({
  adminPendingPurchases: query(listPendingPurchases, { provides: [TAGS.purchases] }),
  adminPurchases: query(listPurchases, { provides: [TAGS.purchases] }),
  adminPurchase: query(getPurchase, { provides: [TAGS.purchases] }),
  adminApprovePurchase: mutation(approvePurchase, DECISION),
  adminRejectPurchase: mutation(rejectPurchase, DECISION),
  adminApproveReturn: mutation(approveReturn, DECISION),
  adminCompleteReturn: mutation(completeReturn, DECISION),
  adminRejectReturn: mutation(rejectReturn, DECISION),
  adminRevealPayer: mutation(revealPayer, { changes: [TAGS.purchases, TAGS.audit] }),
});
