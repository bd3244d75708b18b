import {
  bounceWithdrawal,
  failWithdrawal,
  getWithdrawal,
  listAllWithdrawals,
  listPendingWithdrawals,
  processWithdrawal,
  revealWithdrawal,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const DECISION_TAGS = [TAGS.withdrawals, TAGS.counters, TAGS.users, TAGS.outbox, TAGS.audit, TAGS.ledger];

export const {
  useAdminPendingWithdrawalsQuery,
  useLazyAdminPendingWithdrawalsQuery,
  useAdminWithdrawalsQuery,
  useAdminWithdrawalQuery,
  useAdminProcessWithdrawalMutation,
  useAdminFailWithdrawalMutation,
  useAdminBounceWithdrawalMutation,
  useAdminRevealWithdrawalMutation,
} = injectContractEndpoints({
  adminPendingWithdrawals: query(listPendingWithdrawals, { provides: [TAGS.withdrawals] }),
  adminWithdrawals: query(listAllWithdrawals, { provides: [TAGS.withdrawals] }),
  adminWithdrawal: query(getWithdrawal, { provides: [TAGS.withdrawals] }),
  adminProcessWithdrawal: mutation(processWithdrawal, { changes: DECISION_TAGS }),
  adminFailWithdrawal: mutation(failWithdrawal, { changes: DECISION_TAGS }),
  adminBounceWithdrawal: mutation(bounceWithdrawal, { changes: DECISION_TAGS }),
  adminRevealWithdrawal: mutation(revealWithdrawal, { changes: [TAGS.withdrawals, TAGS.audit] }),
});
