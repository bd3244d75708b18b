import type { AuditEntry, QueryOf, listAudit } from '@platform/contracts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { AuditRecord } from '../../platform/audit/audit.model.ts';
import type { Id } from '../../platform/ids.ts';
import { byOwner, searchFilter, definedOnly, dateRange } from '../../platform/lists/filters.ts';
import { mapPage, type Page } from '../../platform/lists/page.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';

type Query = QueryOf<typeof listAudit>;
type Usernames = Pick<UserDirectory, 'usernamesOf' | 'searchByUsername'>;

/** Reads the audit log and adds usernames to its entries. */
export type AuditReader = ReturnType<typeof createAuditReader>;

export function createAuditReader({ list }: AuditLog, directory: Usernames) {
  async function present(entries: readonly AuditRecord[]): Promise<AuditEntry[]> {
    const ids = entries.flatMap(({ by, userId }) => [by, userId].filter((id) => id !== null));
    const usernames = await directory.usernamesOf(ids);
    return entries.map((entry) => presentEntry(entry, usernames));
  }

  return {
    page: async (query: Query): Promise<Page<AuditEntry>> =>
      mapPage(await list.page(query, await buildFilter(query, directory)), present),

    /** Yields all matching entries in batches. */
    async *batches(query: Query): AsyncGenerator<AuditEntry[]> {
      for await (const entries of list.batches(query, await buildFilter(query, directory)))
        yield present(entries);
    },
  };
}

function presentEntry(entry: AuditRecord, usernames: ReadonlyMap<string, string>): AuditEntry {
  const { _id, at, action, by, subjectId, userId, reason } = entry;
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
  };
}

async function buildFilter(query: Query, directory: Usernames): Promise<object> {
  const { action, subject, by, userId, q } = query;
  return {
    ...definedOnly({ action, subject }),
    ...dateRange('at', query),
    ...byOwner('userId', userId),
    ...(by !== undefined && { by: { $in: await directory.searchByUsername(by) } }),
    ...searchFilter(q, q === undefined ? [] : await directory.searchByUsername(q), { ids: ['subjectId'] }),
  };
}
