import { basename } from 'node:path';
import type { Endpoint, QueryOf } from '@platform/contracts';
import { actorOf } from '../audit/actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { defineRoute, type Call, type Route } from '../http/define-route.ts';
import { maskEmail } from '../masking.ts';
import { csvFile, type CsvColumns } from './csv-file.ts';

type CsvEndpoint = Endpoint & { readonly access: 'administrator'; readonly responseType: 'csv' };

/**
 * Defines the CSV export of an administrators' list. The export is recorded in the audit log before any row is sent.
 */
export function defineExport<const E extends CsvEndpoint, Row>(
  endpoint: E,
  audit: AuditLog,
  columns: CsvColumns<Row>,
  batches: (query: QueryOf<E>) => AsyncIterable<readonly Row[]>,
): Route {
  return defineRoute<CsvEndpoint>(endpoint, async (call: Call<CsvEndpoint>) => {
    const query = call.query as QueryOf<E>;
    const reason = describeSelection(endpoint, query as Record<string, string>);
    const event = { action: 'list_exported', subjectId: null, userId: null } as const;
    await audit.record(null, actorOf(call), { ...event, reason });
    return csvFile(columns, batches(query));
  });
}

/** Describes the list and its filters. An email address in the search is masked, because it is personal data. */
function describeSelection({ path }: Endpoint, { q, ...filters }: Record<string, string>): string {
  const search = q === undefined ? {} : { q: q.includes('@') ? maskEmail(q) : q };
  const parameters = Object.entries({ ...filters, ...search }).map(([name, value]) => `${name}=${value}`);
  return [basename(path), ...parameters].join(' ');
}
