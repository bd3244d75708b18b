import {
  approveVerification,
  confirmVerification,
  getVerification,
  listPendingVerifications,
  rejectVerification,
  revealVerification,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { DECISION_TAGS, TAGS } from '../../shared/tags.ts';

const DECISION = { changes: [TAGS.verifications, TAGS.withdrawals, ...DECISION_TAGS] };

export const {
  useAdminPendingVerificationsQuery,
  useLazyAdminPendingVerificationsQuery,
  useAdminVerificationQuery,
  useAdminApproveVerificationMutation,
  useAdminRejectVerificationMutation,
  useAdminConfirmVerificationMutation,
  useAdminRevealVerificationMutation,
} = injectContractEndpoints({
  adminPendingVerifications: query(listPendingVerifications, { provides: [TAGS.verifications] }),
  adminVerification: query(getVerification, { provides: [TAGS.verifications] }),
  adminApproveVerification: mutation(approveVerification, DECISION),
  adminRejectVerification: mutation(rejectVerification, DECISION),
  adminConfirmVerification: mutation(confirmVerification, {
    changes: [TAGS.verifications, TAGS.withdrawals, TAGS.audit],
  }),
  adminRevealVerification: mutation(revealVerification, { changes: [TAGS.verifications, TAGS.audit] }),
});
