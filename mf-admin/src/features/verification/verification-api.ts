import {
  approveVerification,
  getVerification,
  listPendingVerifications,
  listVerifications,
  rejectVerification,
  revealVerification,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const DECISION = [TAGS.verifications, TAGS.counters, TAGS.users, TAGS.outbox, TAGS.audit, TAGS.ledger];

export const {
  useStaffPendingVerificationsQuery,
  useStaffVerificationsQuery,
  useStaffVerificationQuery,
  useStaffApproveVerificationMutation,
  useStaffRejectVerificationMutation,
  useStaffRevealVerificationMutation,
} = injectContractEndpoints({
  staffPendingVerifications: query(listPendingVerifications, { provides: [TAGS.verifications] }),
  staffVerifications: query(listVerifications, { provides: [TAGS.verifications] }),
  staffVerification: query(getVerification, { provides: [TAGS.verifications] }),
  staffApproveVerification: mutation(approveVerification, { changes: DECISION }),
  staffRejectVerification: mutation(rejectVerification, { changes: DECISION }),
  staffRevealVerification: mutation(revealVerification, { changes: [TAGS.verifications, TAGS.audit] }),
});
