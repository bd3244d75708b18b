import {
  approveWithdrawal,
  bounceWithdrawal,
  failWithdrawal,
  getWithdrawal,
  listPendingWithdrawals,
  processWithdrawal,
  rejectWithdrawal,
  revealWithdrawal,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { DECISION_TAGS, TAGS } from '../../shared/tags.ts';

const DECISION = { changes: [TAGS.withdrawals, ...DECISION_TAGS] };

export const {
  useAdminPendingWithdrawalsQuery,
  useLazyAdminPendingWithdrawalsQuery,
  useAdminWithdrawalQuery,
  useAdminApproveWithdrawalMutation,
  useAdminRejectWithdrawalMutation,
  useAdminProcessWithdrawalMutation,
  useAdminFailWithdrawalMutation,
  useAdminBounceWithdrawalMutation,
  useAdminRevealWithdrawalMutation,
} = injectContractEndpoints({
  adminPendingWithdrawals: query(listPendingWithdrawals, { provides: [TAGS.withdrawals] }),
  adminWithdrawal: query(getWithdrawal, { provides: [TAGS.withdrawals] }),
  adminApproveWithdrawal: mutation(approveWithdrawal, DECISION),
  adminRejectWithdrawal: mutation(rejectWithdrawal, DECISION),
  adminProcessWithdrawal: mutation(processWithdrawal, DECISION),
  adminFailWithdrawal: mutation(failWithdrawal, DECISION),
  adminBounceWithdrawal: mutation(bounceWithdrawal, DECISION),
  adminRevealWithdrawal: mutation(revealWithdrawal, { changes: [TAGS.withdrawals, TAGS.audit] }),
});
