import { cancelPurchase, listUserBlueprints, purchaseBlueprint, reportPayment } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const CHANGES = { changes: [TAGS.ownBlueprints] };

export const {
  useOwnBlueprintsQuery,
  usePurchaseBlueprintMutation,
  useReportPaymentMutation,
  useCancelPurchaseMutation,
} = injectContractEndpoints({
  ownBlueprints: query(listUserBlueprints, { provides: [TAGS.ownBlueprints] }),
  purchaseBlueprint: mutation(purchaseBlueprint, CHANGES),
  reportPayment: mutation(reportPayment, CHANGES),
  cancelPurchase: mutation(cancelPurchase, CHANGES),
});
