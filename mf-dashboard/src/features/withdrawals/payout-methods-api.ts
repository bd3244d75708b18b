import {
  addPayoutMethod,
  listPayoutMethods,
  removePayoutMethod,
  setDefaultPayoutMethod,
  withdrawToPayoutMethod,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { MONEY_TAGS, TAGS } from '../../shared/tags.ts';

const CHANGES_METHODS = { changes: [TAGS.payoutMethods] };

export const {
  usePayoutMethodsQuery,
  useAddPayoutMethodMutation,
  useSetDefaultPayoutMethodMutation,
  useRemovePayoutMethodMutation,
  useWithdrawToPayoutMethodMutation,
} = injectContractEndpoints({
  payoutMethods: query(listPayoutMethods, { provides: [TAGS.payoutMethods] }),
  addPayoutMethod: mutation(addPayoutMethod, CHANGES_METHODS),
  setDefaultPayoutMethod: mutation(setDefaultPayoutMethod, CHANGES_METHODS),
  removePayoutMethod: mutation(removePayoutMethod, CHANGES_METHODS),
  withdrawToPayoutMethod: mutation(withdrawToPayoutMethod, { changes: MONEY_TAGS }),
});
