import { cancelWithdrawal, listOwnWithdrawals, requestWithdrawal } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { MONEY_TAGS, TAGS } from '../../shared/tags.ts';

const CHANGES_MONEY = { changes: MONEY_TAGS };

export const { useUserWithdrawalsQuery, useRequestWithdrawalMutation, useCancelWithdrawalMutation } =
  injectContractEndpoints({
    userWithdrawals: query(listOwnWithdrawals, { provides: [TAGS.withdrawals] }),
    requestWithdrawal: mutation(requestWithdrawal, CHANGES_MONEY),
    cancelWithdrawal: mutation(cancelWithdrawal, CHANGES_MONEY),
  });
