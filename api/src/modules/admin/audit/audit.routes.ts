import { exportAudit, listAudit, type AuditEntry } from '@platform/contracts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import type { CsvColumns } from '../../../platform/lists/csv-file.ts';
import { defineExport } from '../../../platform/lists/define-export.ts';
import type { AuditReader } from './audit.service.ts';

export function auditRoutes(reader: AuditReader, audit: AuditLog): Route[] {
  return [
    defineRoute(listAudit, ({ query }) => reader.page(query)),

    defineExport(exportAudit, audit, COLUMNS, (query) => reader.batches(query)),
  ];
}

const COLUMNS: CsvColumns<AuditEntry> = {
  Id: ({ id }) => id,
  Time: ({ at }) => at,
  Action: ({ action }) => action,
  By: ({ by }) => by,
  Record: ({ subjectId }) => subjectId,
  'User id': ({ userId }) => userId,
  User: ({ username }) => username,
  Reason: ({ reason }) => reason,
  'Documents viewed': ({ documentsViewed }) => documentsViewed,
};
