import { csvOf, endpoint } from '../endpoint.ts';
import { list } from '../schema.ts';
import { auditEntryAnswer, auditQuery } from './audit.schemas.ts';

/** The audit log, newest first. */
export const listAudit = endpoint({
  id: 'admin.audit',
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who did what to whom, and why',
  access: 'administrator',
  query: auditQuery,
  status: 200,
  response: list(auditEntryAnswer),
  errors: [],
});

/** The list of the same filters, whole; each export is in the audit log. */
export const exportAudit = csvOf(listAudit, auditQuery.omit(['limit', 'cursor']));
