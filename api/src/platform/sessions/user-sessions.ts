import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Connection } from 'mongoose';
import { SESSIONS_MAX, type SessionKind, type UserSession } from '@platform/contracts';
import type { Tx } from '../db/transaction.ts';
import { getRequestContext } from '../http/middleware/request-context.ts';
import type { SessionData } from './administrator-access.ts';
import { SESSION_LIFETIMES, SESSION_USER_ID, sessionCollection } from './session-middleware.ts';
import type { SessionUser } from './sessions.ts';

/** A session as connect-mongo stores it. */
type SessionRecord = {
  _id: string;
  expires: Date;
  /** When it was last used, at most one minute late. */
  lastModified: Date;
  session: Required<Pick<SessionData, 'signedInAtMs' | 'device'>> & {
    passport: { user: Pick<SessionUser, 'id' | 'sessionVersion'> };
  };
};

const KINDS = ['member', 'console'] as const satisfies readonly SessionKind[];

/**
 * Finds and ends the sessions of a request's user, of both kinds. An ended session has no record, which every
 * process sees at its next request.
 */
export function createUserSessions(connection: Connection) {
  const collections = KINDS.map((kind) => ({
    kind,
    sessions: connection.collection<SessionRecord>(sessionCollection(kind)),
  }));

  /** Finds the valid sessions of the request's user. A login limits their number. */
  async function find(request: Request, tx?: Tx) {
    const now = Date.now();
    const found: { kind: SessionKind; record: SessionRecord }[] = [];
    for (const { kind, sessions } of collections) {
      const filter = { ...byUser(request), expires: { $gt: new Date(now) } };
      const records = await sessions
        .find(filter, { session: tx })
        .sort({ expires: -1 })
        .limit(SESSIONS_MAX)
        .toArray();
      const { absoluteMs } = SESSION_LIFETIMES[kind];
      const valid = records.filter(({ session }) => now < session.signedInAtMs + absoluteMs);
      found.push(...valid.map((record) => ({ kind, record })));
    }
    return found;
  }

  return {
    /** Lists the user's sessions, the current one first, then by last use. */
    async list(request: Request): Promise<UserSession[]> {
      const sessions = (await find(request)).map(({ kind, record: { _id, lastModified, session } }) => ({
        id: toPublicId(_id),
        kind,
        device: session.device,
        startedAt: new Date(session.signedInAtMs).toISOString(),
        lastSeenAt: lastModified.toISOString(),
        isCurrent: _id === request.sessionID,
      }));
      return sessions.toSorted(
        (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt),
      );
    },

    /** Returns whether an id of the list names the session of the request. */
    isCurrent: (request: Request, publicId: string): boolean => toPublicId(request.sessionID) === publicId,

    /** Ends one session of the user. Returns whether there was one with this id. */
    async end(tx: Tx, request: Request, publicId: string): Promise<boolean> {
      const found = (await find(request, tx)).find(({ record }) => toPublicId(record._id) === publicId);
      if (!found) return false;
      const sessions = connection.collection<SessionRecord>(sessionCollection(found.kind));
      const { deletedCount } = await sessions.deleteOne({ _id: found.record._id }, { session: tx });
      return deletedCount === 1;
    },

    /** Ends all sessions of the user except the current one. Returns how many. */
    async endOthers(tx: Tx, request: Request): Promise<number> {
      let ended = 0;
      for (const { sessions } of collections) {
        const others = { ...byUser(request), _id: { $ne: request.sessionID } };
        ended += (await sessions.deleteMany(others, { session: tx })).deletedCount;
      }
      return ended;
    },

    /** Ends the sessions that rested longest, if the user has more than the limit with the current one. */
    async endSurplus(request: Request): Promise<void> {
      const { sessionKind } = getRequestContext(request);
      const sessions = connection.collection<SessionRecord>(sessionCollection(sessionKind));
      const others = { ...byUser(request), _id: { $ne: request.sessionID } };
      const surplus = await sessions
        .find(others, { projection: { _id: 1 } })
        .sort({ expires: -1 })
        .skip(SESSIONS_MAX - 1)
        .toArray();
      if (surplus.length > 0) await sessions.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
    },
  };
}

/** Matches the sessions that the request's user can still use, if they have not expired. */
function byUser(request: Request) {
  const { id, sessionVersion } = request.user as SessionUser;
  return { [SESSION_USER_ID]: id, 'session.passport.user.sessionVersion': sessionVersion };
}

/** Returns an id for the list. A session id has 256 random bits, so its digest does not reveal it. */
function toPublicId(sessionId: string): string {
  return createHash('sha256').update(`session:${sessionId}`).digest('base64url').slice(0, 32);
}
