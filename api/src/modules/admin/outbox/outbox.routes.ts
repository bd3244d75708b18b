import { exportOutbox, getMail, listOutbox, revealMail, type MailRow } from '@platform/contracts';
import { actorOf } from '../../../platform/audit/actor.ts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import type { CsvColumns } from '../../../platform/lists/csv-file.ts';
import { defineExport } from '../../../platform/lists/define-export.ts';
import type { OutboxReader } from './outbox.service.ts';

export function outboxRoutes(reader: OutboxReader, audit: AuditLog): Route[] {
  return [
    defineRoute(listOutbox, ({ query }) => reader.page(query)),

    defineExport(exportOutbox, audit, COLUMNS, (query) => reader.batches(query)),

    defineRoute(getMail, ({ params }) => reader.get(params.id)),

    defineRoute(revealMail, (call) => reader.reveal(actorOf(call), call.user, call.params.id)),
  ];
}

const COLUMNS: CsvColumns<MailRow> = {
  Id: ({ id }) => id,
  'To (masked)': ({ to }) => to,
  User: ({ username }) => username,
  Subject: ({ subject }) => subject,
  State: ({ state }) => state,
  Written: ({ createdAt }) => createdAt,
  Sent: ({ sentAt }) => sentAt,
  Attempts: ({ attempts }) => attempts,
  'Last error': ({ lastError }) => lastError,
  'Next attempt': ({ nextAttemptAt }) => nextAttemptAt,
};
