import type { Connection } from 'mongoose';
import type { SessionKind } from '@platform/contracts';
import { batchCalls } from '../concurrency/batch-calls.ts';
import type { SessionData } from './administrator-access.ts';
import { SESSION_LIFETIMES, sessionCollection } from './session-middleware.ts';
import type { SessionUser } from './sessions.ts';

type CheckedSession = { readonly kind: SessionKind; readonly id: string; readonly userId: string };

/** Finds the session versions of users by id; users who no longer exist or are disabled are left out. */
export type FindSessionVersions = (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

type SessionRecord = {
  _id: string;
  expires: Date;
  session: SessionData & { passport?: { user?: Pick<SessionUser, 'id' | 'sessionVersion'> } };
};

/**
 * Creates a function that tells, without a use of it, whether a session still is that of its user. Sessions that are
 * asked for at once are read together.
 */
export function createIsSessionValid(connection: Connection, findVersions: FindSessionVersions) {
  /** Finds the records that have not expired, by kind and id. */
  async function findRecords(sessions: readonly CheckedSession[]): Promise<Map<string, SessionRecord>> {
    const found = await Promise.all(
      (['member', 'console'] as const).map(async (kind) => {
        const ids = sessions.filter((session) => session.kind === kind).map(({ id }) => id);
        if (ids.length === 0) return [];
        const unexpired = { _id: { $in: ids }, expires: { $gt: new Date() } };
        const records = connection.collection<SessionRecord>(sessionCollection(kind)).find(unexpired);
        return (await records.toArray()).map((record) => [keyOf({ kind, id: record._id }), record] as const);
      }),
    );
    return new Map(found.flat());
  }

  return batchCalls<CheckedSession, boolean>(async (sessions) => {
    const records = await findRecords(sessions);
    const versions = await findVersions([...new Set(sessions.map(({ userId }) => userId))]);
    const now = Date.now();
    return sessions.map((session) => {
      const { passport, signedInAtMs = 0 } = records.get(keyOf(session))?.session ?? {};
      const { kind, userId } = session;
      if (passport?.user?.id !== userId || now >= signedInAtMs + SESSION_LIFETIMES[kind].absoluteMs)
        return false;
      return versions.get(userId) === passport.user.sessionVersion;
    });
  });
}

function keyOf({ kind, id }: Pick<CheckedSession, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
