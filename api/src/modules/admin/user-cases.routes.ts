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
import type { UserCases } from './user-cases.service.ts';

export function userCasesRoutes(users: UserCases, audit: AuditLog): Route[] {
  return [
    defineRoute(listUsers, ({ query }) => users.page(query)),

    defineExport(exportUsers, audit, COLUMNS, (query) => users.batches(query)),

    defineRoute(getUser, ({ params }) => users.one(params.id)),

    defineRoute(listUserEntries, ({ params, query }) => users.entriesOf(params.id, query)),

    defineRoute(listUserCompletions, ({ params, query }) => users.completionsOf(params.id, query)),
  ];
}

const COLUMNS: CsvColumns<UserRow> = {
  Id: ({ id }) => id,
  User: ({ username }) => username,
  'E-mail (masked)': ({ email }) => email,
  'E-mail verified': ({ emailVerified }) => emailVerified,
  Administrator: ({ isAdmin }) => isAdmin,
  Disabled: ({ disabled }) => disabled,
  'Member since': ({ createdAt }) => createdAt,
  Available: ({ balance }) => balance,
  Locked: ({ lockedBalance }) => lockedBalance,
  'On hold': ({ heldBalance }) => heldBalance,
};
