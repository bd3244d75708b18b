import {
  confirmVerification,
  getVerification,
  listPendingVerifications,
  listVerifications,
  revealVerification,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const {
  useAdminPendingVerificationsQuery,
  useLazyAdminPendingVerificationsQuery,
  useAdminVerificationsQuery,
  useAdminVerificationQuery,
  useAdminConfirmVerificationMutation,
  useAdminRevealVerificationMutation,
} = injectContractEndpoints({
  adminPendingVerifications: query(listPendingVerifications, { provides: [TAGS.verifications] }),
  adminVerifications: query(listVerifications, { provides: [TAGS.verifications] }),
  adminVerification: query(getVerification, { provides: [TAGS.verifications] }),
  adminConfirmVerification: mutation(confirmVerification, {
    changes: [TAGS.verifications, TAGS.withdrawals, TAGS.audit],
  }),
  adminRevealVerification: mutation(revealVerification, { changes: [TAGS.verifications, TAGS.audit] }),
});
