import { basename } from 'node:path';
import type { Endpoint, QueryOf } from '@platform/contracts';
import { actorOf } from '../audit/actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { defineRoute, type Call, type Route } from '../http/define-route.ts';
import { maskEmail } from '../masking.ts';
import { csvFile, type CsvColumns } from './csv-file.ts';

type CsvEndpoint = Endpoint & { readonly access: 'administrator'; readonly responseType: 'csv' };

/** An administrators' list as a file. Who took which part of it out stands in the audit log before the first line is sent. */
export function defineExport<const E extends CsvEndpoint, Row>(
  endpoint: E,
  audit: AuditLog,
  columns: CsvColumns<Row>,
  batches: (query: QueryOf<E>) => AsyncIterable<readonly Row[]>,
): Route {
  return defineRoute<CsvEndpoint>(endpoint, async (call: Call<CsvEndpoint>) => {
    const query = call.query as QueryOf<E>;
    const reason = partOf(endpoint, query as Record<string, string>);
    const what = { action: 'list_exported', subjectId: null, userId: null } as const;
    await audit.record(null, actorOf(call), { ...what, reason });
    return csvFile(columns, batches(query));
  });
}

/** Which list and what it was narrowed by. An address that was searched for is personal data, here too. */
function partOf({ path }: Endpoint, { q, ...filters }: Record<string, string>): string {
  const search = q === undefined ? {} : { q: q.includes('@') ? maskEmail(q) : q };
  const narrowed = Object.entries({ ...filters, ...search }).map(([name, value]) => `${name}=${value}`);
  return [basename(path), ...narrowed].join(' ');
}
