import {
  approvePurchase,
  getPurchase,
  listPendingPurchases,
  listPurchases,
  rejectPurchase,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const DECISION_TAGS = [TAGS.purchases, TAGS.counters, TAGS.users, TAGS.outbox, TAGS.audit, TAGS.ledger];

export const {
  useAdminPendingPurchasesQuery,
  useAdminPurchasesQuery,
  useAdminPurchaseQuery,
  useAdminApprovePurchaseMutation,
  useAdminRejectPurchaseMutation,
} = injectContractEndpoints({
  adminPendingPurchases: query(listPendingPurchases, { provides: [TAGS.purchases] }),
  adminPurchases: query(listPurchases, { provides: [TAGS.purchases] }),
  adminPurchase: query(getPurchase, { provides: [TAGS.purchases] }),
  adminApprovePurchase: mutation(approvePurchase, { changes: DECISION_TAGS }),
  adminRejectPurchase: mutation(rejectPurchase, { changes: DECISION_TAGS }),
});
