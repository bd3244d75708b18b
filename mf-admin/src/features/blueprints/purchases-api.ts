import {
  approvePurchase,
  getPurchase,
  listPendingPurchases,
  listPurchases,
  rejectPurchase,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const DECISION = [TAGS.purchases, TAGS.counters, TAGS.users, TAGS.outbox, TAGS.audit, TAGS.ledger];

export const {
  useStaffPendingPurchasesQuery,
  useStaffPurchasesQuery,
  useStaffPurchaseQuery,
  useStaffApprovePurchaseMutation,
  useStaffRejectPurchaseMutation,
} = injectContractEndpoints({
  staffPendingPurchases: query(listPendingPurchases, { provides: [TAGS.purchases] }),
  staffPurchases: query(listPurchases, { provides: [TAGS.purchases] }),
  staffPurchase: query(getPurchase, { provides: [TAGS.purchases] }),
  staffApprovePurchase: mutation(approvePurchase, { changes: DECISION }),
  staffRejectPurchase: mutation(rejectPurchase, { changes: DECISION }),
});
