import { csvExport, endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import { auditEntryResponse, auditQuery } from './audit.schemas.ts';

/** Lists the audit log, newest first. */
export const listAudit = endpoint({
  id: 'admin.audit',
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Audit log: who did what to whom, and why',
  access: 'administrator',
  roles: ['owner'],
  query: auditQuery,
  status: 200,
  response: listResponse(auditEntryResponse),
  errors: [],
});

/** Exports all entries that match the filters; each export is recorded in the audit log. */
export const exportAudit = csvExport(listAudit, auditQuery.omit(['limit', 'cursor']));
