import {
  acceptUnitReport,
  listTestHealth,
  getUnitReport,
  listAttempts,
  listCertificates,
  listCorrections,
  listUnitReports,
  rejectUnitReport,
  rescoreCorrection,
  restoreCertificate,
  revokeCertificate,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const DECISION = {
  changes: [TAGS.unitReports, TAGS.corrections, TAGS.tests, TAGS.counters, TAGS.outbox, TAGS.audit],
};
const CHANGES_CERTIFICATE = { changes: [TAGS.certificates, TAGS.outbox, TAGS.audit] };

export const {
  useAdminTestHealthQuery,
  useAdminUnitReportsQuery,
  useAdminUnitReportQuery,
  useAdminAcceptUnitReportMutation,
  useAdminRejectUnitReportMutation,
  useAdminCorrectionsQuery,
  useAdminRescoreCorrectionMutation,
  useAdminCertificatesQuery,
  useAdminRevokeCertificateMutation,
  useAdminRestoreCertificateMutation,
  useAdminAttemptsQuery,
} = injectContractEndpoints({
  adminTestHealth: query(listTestHealth, { provides: [TAGS.tests] }),
  adminUnitReports: query(listUnitReports, { provides: [TAGS.unitReports] }),
  adminUnitReport: query(getUnitReport, { provides: [TAGS.unitReports] }),
  adminAcceptUnitReport: mutation(acceptUnitReport, DECISION),
  adminRejectUnitReport: mutation(rejectUnitReport, DECISION),
  adminCorrections: query(listCorrections, { provides: [TAGS.corrections] }),
  // Who passes by it gets a certificate and a notice.
  adminRescoreCorrection: mutation(rescoreCorrection, {
    changes: [TAGS.corrections, TAGS.tests, TAGS.certificates, TAGS.counters, TAGS.outbox, TAGS.audit],
  }),
  adminCertificates: query(listCertificates, { provides: [TAGS.certificates] }),
  adminRevokeCertificate: mutation(revokeCertificate, CHANGES_CERTIFICATE),
  adminRestoreCertificate: mutation(restoreCertificate, CHANGES_CERTIFICATE),
  adminAttempts: query(listAttempts, { provides: [TAGS.tests] }),
});
