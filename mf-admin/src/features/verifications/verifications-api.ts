import {
  approveVerification,
  confirmVerification,
  getVerification,
  listPendingVerifications,
  listVerifications,
  rejectVerification,
  revealVerification,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const DECISION_TAGS = [TAGS.verifications, TAGS.counters, TAGS.users, TAGS.outbox, TAGS.audit, TAGS.ledger];

export const {
  useAdminPendingVerificationsQuery,
  useAdminVerificationsQuery,
  useAdminVerificationQuery,
  useAdminApproveVerificationMutation,
  useAdminRejectVerificationMutation,
  useAdminConfirmVerificationMutation,
  useAdminRevealVerificationMutation,
} = injectContractEndpoints({
  adminPendingVerifications: query(listPendingVerifications, { provides: [TAGS.verifications] }),
  adminVerifications: query(listVerifications, { provides: [TAGS.verifications] }),
  adminVerification: query(getVerification, { provides: [TAGS.verifications] }),
  adminApproveVerification: mutation(approveVerification, { changes: DECISION_TAGS }),
  adminRejectVerification: mutation(rejectVerification, { changes: DECISION_TAGS }),
  adminConfirmVerification: mutation(confirmVerification, {
    changes: [TAGS.verifications, TAGS.withdrawals, TAGS.audit],
  }),
  adminRevealVerification: mutation(revealVerification, { changes: [TAGS.verifications, TAGS.audit] }),
});
