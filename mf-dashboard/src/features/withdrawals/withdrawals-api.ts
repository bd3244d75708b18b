import {
  cancelWithdrawal,
  getPayoutRequirements,
  listOwnWithdrawals,
  requestWithdrawal,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { MONEY_TAGS, TAGS } from '../../shared/tags.ts';

const CHANGES_MONEY = { changes: MONEY_TAGS };

export const {
  useUserWithdrawalsQuery,
  usePayoutRequirementsQuery,
  useRequestWithdrawalMutation,
  useCancelWithdrawalMutation,
} = injectContractEndpoints({
  userWithdrawals: query(listOwnWithdrawals, { provides: [TAGS.withdrawals] }),
  payoutRequirements: query(getPayoutRequirements, { provides: [TAGS.user, TAGS.userBlueprints] }),
  requestWithdrawal: mutation(requestWithdrawal, CHANGES_MONEY),
  cancelWithdrawal: mutation(cancelWithdrawal, CHANGES_MONEY),
});
