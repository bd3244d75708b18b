import {
  exportUsers,
  getUser,
  listUserCompletions,
  listUserEntries,
  listUsers,
  type UserRow,
} from '@platform/contracts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { CsvColumns } from '../../platform/lists/csv-file.ts';
import { defineExport } from '../../platform/lists/define-export.ts';
import type { UserRecords } from './user-records.service.ts';

export function userRecordsRoutes(users: UserRecords, audit: AuditLog): Route[] {
  return [
    defineRoute(listUsers, ({ query }) => users.page(query)),

    defineExport(exportUsers, audit, COLUMNS, (query) => users.batches(query)),

    defineRoute(getUser, ({ params }) => users.get(params.id)),

    defineRoute(listUserEntries, ({ params, query }) => users.listEntries(params.id, query)),

    defineRoute(listUserCompletions, ({ params, query }) => users.listCompletions(params.id, query)),
  ];
}

const COLUMNS: CsvColumns<UserRow> = {
  Id: ({ id }) => id,
  User: ({ username }) => username,
  'Email (masked)': ({ email }) => email,
  'Email verified': ({ emailVerified }) => emailVerified,
  Administrator: ({ isAdmin }) => isAdmin,
  Roles: ({ adminRoles }) => adminRoles.join(', '),
  Disabled: ({ disabled }) => disabled,
  'Member since': ({ createdAt }) => createdAt,
  Available: ({ balance }) => balance,
  Locked: ({ lockedBalance }) => lockedBalance,
  'On its way': ({ heldBalance }) => heldBalance,
};
