import {
  acceptItemReport,
  exportItemReports,
  getItemReport,
  listItemReports,
  reinstateItem,
  rejectItemReport,
  type ItemReportRow,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import type { CsvColumns } from '../../platform/lists/csv-file.ts';
import { defineExport } from '../../platform/lists/define-export.ts';
import type { ItemReports } from './index.ts';

export function itemReportsRoutes({ queue, service }: ItemReports, audit: AuditLog): Route[] {
  return [
    defineRoute(listItemReports, ({ query }) => queue.page(query)),

    defineExport(exportItemReports, audit, COLUMNS, (query) => queue.batches(query)),

    defineRoute(getItemReport, ({ user, params }) => queue.getDetail(requireId(user.id), params.id)),

    defineRoute(acceptItemReport, (call) => service.accept(call.tx, actorOf(call), call.params.id)),

    defineRoute(rejectItemReport, (call) =>
      service.reject(call.tx, actorOf(call), call.params.id, call.body.reason),
    ),

    defineRoute(reinstateItem, (call) =>
      service.reinstate(call.tx, actorOf(call), call.params.id, call.body.reason),
    ),
  ];
}

const COLUMNS: CsvColumns<ItemReportRow> = {
  Id: ({ id }) => id,
  User: ({ username }) => username,
  Task: ({ title }) => title,
  Item: ({ itemName }) => itemName,
  'Cannot be done': ({ cannotDo }) => cannotDo,
  Reported: ({ reportedAt }) => reportedAt,
  Status: ({ status }) => status,
  Reason: ({ reason }) => reason,
  Decided: ({ decidedAt }) => decidedAt,
  'Decided by': ({ decidedBy }) => decidedBy,
};
