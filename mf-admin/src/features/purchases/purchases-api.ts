import {
  approvePurchase,
  getPurchase,
  listPendingPurchases,
  listPurchases,
  rejectPurchase,
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
} = injectContractEndpoints({
  adminPendingPurchases: query(listPendingPurchases, { provides: [TAGS.purchases] }),
  adminPurchases: query(listPurchases, { provides: [TAGS.purchases] }),
  adminPurchase: query(getPurchase, { provides: [TAGS.purchases] }),
  adminApprovePurchase: mutation(approvePurchase, DECISION),
  adminRejectPurchase: mutation(rejectPurchase, DECISION),
});
