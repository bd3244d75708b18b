import {
  acceptUnitReport,
  exportAttempts,
  exportCertificates,
  exportUnitReports,
  getUnitReport,
  listAttempts,
  listCertificates,
  listCorrections,
  listTestHealth,
  listUnitReports,
  rejectUnitReport,
  rescoreCorrection,
  restoreCertificate,
  revokeCertificate,
  type CertificateRow,
  type MemberAttempt,
  type UnitReportRow,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { CsvColumns } from '../../platform/lists/csv-file.ts';
import { defineExport } from '../../platform/lists/define-export.ts';
import type { Learning } from './index.ts';

export function learningReviewRoutes(
  { review, statistics, certificates }: Learning,
  audit: AuditLog,
): Route[] {
  const { reports, corrections, attempts } = review;
  return [
    defineRoute(listTestHealth, async ({ query }) => ({
      items: await statistics.listHealth(query.courseId),
      next: null,
    })),
    defineRoute(listUnitReports, ({ query }) => reports.page(query)),
    defineExport(exportUnitReports, audit, REPORT_COLUMNS, (query) => reports.batches(query)),
    defineRoute(getUnitReport, ({ params }) => reports.getDetail(params.id)),
    defineRoute(acceptUnitReport, (call) =>
      reports.accept(call.tx, actorOf(call), call.params.id, call.body.reason),
    ),
    defineRoute(rejectUnitReport, (call) =>
      reports.reject(call.tx, actorOf(call), call.params.id, call.body.reason),
    ),
    defineRoute(listCorrections, ({ query }) => corrections.page(query)),
    defineRoute(rescoreCorrection, (call) => corrections.rescore(call.tx, actorOf(call), call.params.id)),
    defineRoute(listCertificates, ({ query }) => review.certificates.page(query)),
    defineExport(exportCertificates, audit, CERTIFICATE_COLUMNS, (query) =>
      review.certificates.batches(query),
    ),
    defineRoute(revokeCertificate, (call) =>
      certificates.revoke(call.tx, actorOf(call), call.params.code, call.body.reason),
    ),
    defineRoute(restoreCertificate, (call) =>
      certificates.restore(call.tx, actorOf(call), call.params.code, call.body.reason),
    ),
    defineRoute(listAttempts, ({ query }) => attempts.page(query)),
    defineExport(exportAttempts, audit, ATTEMPT_COLUMNS, (query) => attempts.batches(query)),
  ];
}

const REPORT_COLUMNS: CsvColumns<UnitReportRow> = {
  Id: ({ id }) => id,
  User: ({ username }) => username,
  Course: ({ courseId }) => courseId,
  Question: ({ name }) => name,
  Reason: ({ reason }) => reason,
  Text: ({ text }) => text,
  Reported: ({ reportedAt }) => reportedAt,
  Status: ({ status }) => status,
  Answer: ({ answer }) => answer,
  Decided: ({ decidedAt }) => decidedAt,
  'Decided by': ({ decidedBy }) => decidedBy,
};

const CERTIFICATE_COLUMNS: CsvColumns<CertificateRow> = {
  Code: ({ code }) => code,
  User: ({ username }) => username,
  Course: ({ courseId }) => courseId,
  State: ({ state }) => state,
  Right: ({ right }) => right,
  Of: ({ of }) => of,
  Issued: ({ issuedAt }) => issuedAt,
  'Valid until': ({ validUntil }) => validUntil,
  Revoked: ({ revokedAt }) => revokedAt,
  'Revoked because': ({ revocationReason }) => revocationReason,
};

const ATTEMPT_COLUMNS: CsvColumns<MemberAttempt> = {
  Id: ({ id }) => id,
  User: ({ username }) => username,
  Course: ({ courseId }) => courseId,
  Kind: ({ kind }) => kind,
  State: ({ state }) => state,
  Started: ({ startedAt }) => startedAt,
  Ended: ({ endedAt }) => endedAt,
  'Ended by': ({ ending }) => ending,
  Right: ({ right }) => right,
  Of: ({ units }) => units,
};
