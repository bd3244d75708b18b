import {
  getAttempt,
  getCertificate,
  reportUnit,
  saveAttempt,
  setCertificateName,
  startAttempt,
  submitAttempt,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const {
  useAttemptQuery,
  useStartAttemptMutation,
  useSaveAttemptMutation,
  useSubmitAttemptMutation,
  useReportUnitMutation,
  useCertificateQuery,
  useSetCertificateNameMutation,
} = injectContractEndpoints({
  attempt: query(getAttempt, { provides: [TAGS.attempts] }),
  startAttempt: mutation(startAttempt, { changes: [TAGS.learning, TAGS.attempts] }),
  // Nothing is refetched for saved answers: the page that saves has the newest ones.
  saveAttempt: mutation(saveAttempt, { changes: [] }),
  // What depends on the result is loaded again once the page shows it.
  submitAttempt: mutation(submitAttempt, { changes: [TAGS.attempts] }),
  reportUnit: mutation(reportUnit, { changes: [] }),
  certificate: query(getCertificate, { provides: [TAGS.certificates] }),
  setCertificateName: mutation(setCertificateName, { changes: [TAGS.certificates] }),
});
