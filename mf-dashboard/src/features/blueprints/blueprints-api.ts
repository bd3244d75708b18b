import {
  cancelPurchase,
  listOpenPay,
  listPaymentMethods,
  purchaseBlueprint,
  reportPayment,
  returnBlueprint,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const CHANGES_USER_BLUEPRINTS = { changes: [TAGS.userBlueprints] };

export const {
  useOpenPayQuery,
  usePaymentMethodsQuery,
  usePurchaseBlueprintMutation,
  useReportPaymentMutation,
  useCancelPurchaseMutation,
  useReturnBlueprintMutation,
} = injectContractEndpoints({
  openPay: query(listOpenPay, {
    provides: [TAGS.userBlueprints, TAGS.work, TAGS.completions, TAGS.submissions],
  }),
  paymentMethods: query(listPaymentMethods, { provides: [TAGS.paymentMethods] }),
  purchaseBlueprint: mutation(purchaseBlueprint, CHANGES_USER_BLUEPRINTS),
  reportPayment: mutation(reportPayment, CHANGES_USER_BLUEPRINTS),
  cancelPurchase: mutation(cancelPurchase, CHANGES_USER_BLUEPRINTS),
  // What was in progress is given back, and its tasks close.
  returnBlueprint: mutation(returnBlueprint, {
    changes: [TAGS.userBlueprints, TAGS.tasks, TAGS.work, TAGS.submissions],
  }),
});
