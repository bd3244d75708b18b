import {
  approveWithdrawal,
  failWithdrawal,
  getWithdrawal,
  listAllWithdrawals,
  listPendingWithdrawals,
  processWithdrawal,
  rejectWithdrawal,
  revealWithdrawal,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const DECISION = [TAGS.withdrawals, TAGS.counters, TAGS.users, TAGS.outbox, TAGS.audit, TAGS.ledger];

export const {
  useStaffPendingWithdrawalsQuery,
  useStaffWithdrawalsQuery,
  useStaffWithdrawalQuery,
  useStaffApproveWithdrawalMutation,
  useStaffProcessWithdrawalMutation,
  useStaffFailWithdrawalMutation,
  useStaffRejectWithdrawalMutation,
  useStaffRevealWithdrawalMutation,
} = injectContractEndpoints({
  staffPendingWithdrawals: query(listPendingWithdrawals, { provides: [TAGS.withdrawals] }),
  staffWithdrawals: query(listAllWithdrawals, { provides: [TAGS.withdrawals] }),
  staffWithdrawal: query(getWithdrawal, { provides: [TAGS.withdrawals] }),
  staffApproveWithdrawal: mutation(approveWithdrawal, { changes: DECISION }),
  staffProcessWithdrawal: mutation(processWithdrawal, { changes: DECISION }),
  staffFailWithdrawal: mutation(failWithdrawal, { changes: DECISION }),
  staffRejectWithdrawal: mutation(rejectWithdrawal, { changes: DECISION }),
  staffRevealWithdrawal: mutation(revealWithdrawal, { changes: [TAGS.withdrawals, TAGS.audit] }),
});
