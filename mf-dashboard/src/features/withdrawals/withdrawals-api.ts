import { cancelWithdrawal, listOwnWithdrawals, requestWithdrawal } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const CHANGES = { changes: [TAGS.withdrawals, TAGS.user, TAGS.statement] };

export const { useOwnWithdrawalsQuery, useRequestWithdrawalMutation, useCancelWithdrawalMutation } =
  injectContractEndpoints({
    ownWithdrawals: query(listOwnWithdrawals, { provides: [TAGS.withdrawals] }),
    requestWithdrawal: mutation(requestWithdrawal, CHANGES),
    cancelWithdrawal: mutation(cancelWithdrawal, CHANGES),
  });
