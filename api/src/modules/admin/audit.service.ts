import type { AuditEntry, QueryOf, listAudit } from '@platform/contracts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { AuditRecord } from '../../platform/audit/audit.model.ts';
import type { Id } from '../../platform/ids.ts';
import { belongingTo, found, given, within } from '../../platform/lists/filters.ts';
import { mapPage, type Page } from '../../platform/lists/page.ts';
import type { People } from '../../platform/people.ts';

type Query = QueryOf<typeof listAudit>;
type Names = Pick<People, 'usernamesOf' | 'searchByUsername'>;

/** The audit log with the names of those who are in it. */
export type AuditReader = {
  page(query: Query): Promise<Page<AuditEntry>>;
  /** All that the query finds, in batches. */
  batches(query: Query): AsyncGenerator<AuditEntry[]>;
};

export function createAuditReader({ list }: AuditLog, people: Names): AuditReader {
  async function present(entries: readonly AuditRecord[]): Promise<AuditEntry[]> {
    const ids = entries.flatMap(({ by, userId }) => [by, userId].filter((id) => id !== null));
    const usernames = await people.usernamesOf(ids);
    return entries.map((entry) => presentEntry(entry, usernames));
  }

  return {
    page: async (query) => mapPage(await list.page(query, await filterOf(query, people)), present),

    async *batches(query) {
      for await (const entries of list.batches(query, await filterOf(query, people))) yield present(entries);
    },
  };
}

function presentEntry(entry: AuditRecord, usernames: ReadonlyMap<string, string>): AuditEntry {
  const { _id, at, action, by, subjectId, userId, reason } = entry;
  const nameOf = (id: Id | null): string | null => id && (usernames.get(id.toHexString()) ?? null);
  return {
    id: _id.toHexString(),
    at: at.toISOString(),
    action,
    by: nameOf(by),
    subjectId: subjectId && subjectId.toHexString(),
    userId: userId && userId.toHexString(),
    username: nameOf(userId),
    reason,
  };
}

async function filterOf(query: Query, people: Names): Promise<object> {
  const { action, subject, by, userId, q } = query;
  return {
    ...given({ action, subject }),
    ...within('at', query),
    ...belongingTo('userId', userId),
    ...(by !== undefined && { by: { $in: await people.searchByUsername(by) } }),
    ...found(q, q === undefined ? [] : await people.searchByUsername(q), { ids: ['subjectId'] }),
  };
}
