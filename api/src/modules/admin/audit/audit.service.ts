import type { AuditEntry, QueryOf, listAudit } from '@platform/contracts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { AuditRecord } from '../../../platform/audit/audit.model.ts';
import type { Id } from '../../../platform/ids.ts';
import { createAdminList } from '../../../platform/lists/admin-list.ts';
import { definedOnly } from '../../../platform/lists/filters.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';

type Query = QueryOf<typeof listAudit>;
type Usernames = Pick<UserDirectory, 'usernamesOf' | 'searchByUsername'>;

/** Reads the audit log and adds usernames to its entries. */
export type AuditReader = ReturnType<typeof createAuditReader>;

export function createAuditReader({ list }: AuditLog, directory: Usernames) {
  return createAdminList<AuditRecord, NonNullable<Query['sort']>, Query, AuditEntry>({
    list,
    userDirectory: directory,
    timeField: 'at',
    searchable: { ids: ['subjectId'] },
    conditions: async ({ action, subject, by }) => ({
      ...definedOnly({ action, subject }),
      ...(by !== undefined && { by: { $in: await directory.searchByUsername(by) } }),
    }),
    async present(entries) {
      const ids = entries.flatMap(({ by, userId }) => [by, userId].filter((id) => id !== null));
      const usernames = await directory.usernamesOf(ids);
      return entries.map((entry) => presentEntry(entry, usernames));
    },
  });
}

function presentEntry(entry: AuditRecord, usernames: ReadonlyMap<string, string>): AuditEntry {
  const { _id, at, action, by, subjectId, userId, reason, documentsViewed } = entry;
  const usernameOf = (id: Id | null): string | null => id && (usernames.get(id.toHexString()) ?? null);
  return {
    id: _id.toHexString(),
    at: at.toISOString(),
    action,
    by: usernameOf(by),
    subjectId: subjectId && subjectId.toHexString(),
    userId: userId && userId.toHexString(),
    username: usernameOf(userId),
    reason,
    documentsViewed,
  };
}
