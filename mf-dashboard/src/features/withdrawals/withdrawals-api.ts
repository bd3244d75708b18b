import { cancelWithdrawal, listOwnWithdrawals, requestWithdrawal } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const CHANGES_BALANCE = { changes: [TAGS.withdrawals, TAGS.user, TAGS.statement] };

export const { useUserWithdrawalsQuery, useRequestWithdrawalMutation, useCancelWithdrawalMutation } =
  injectContractEndpoints({
    userWithdrawals: query(listOwnWithdrawals, { provides: [TAGS.withdrawals] }),
    requestWithdrawal: mutation(requestWithdrawal, CHANGES_BALANCE),
    cancelWithdrawal: mutation(cancelWithdrawal, CHANGES_BALANCE),
  });
