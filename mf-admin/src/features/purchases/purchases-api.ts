import { getPurchase, listPendingPurchases, listPurchases } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const {
  useAdminPendingPurchasesQuery,
  useLazyAdminPendingPurchasesQuery,
  useAdminPurchasesQuery,
  useAdminPurchaseQuery,
} = injectContractEndpoints({
  adminPendingPurchases: query(listPendingPurchases, { provides: [TAGS.purchases] }),
  adminPurchases: query(listPurchases, { provides: [TAGS.purchases] }),
  adminPurchase: query(getPurchase, { provides: [TAGS.purchases] }),
});
