import type { Connection } from 'mongoose';
import type { SessionKind } from '@platform/contracts';
import type { SessionData } from './administrator-access.ts';
import { SESSION_LIFETIMES, sessionCollection } from './session-middleware.ts';
import type { FindSessionUser, SessionUser } from './sessions.ts';

type RunningSession = { readonly kind: SessionKind; readonly id: string; readonly userId: string };

type SessionRecord = {
  _id: string;
  expires: Date;
  session: SessionData & { passport?: { user?: Pick<SessionUser, 'id' | 'sessionVersion'> } };
};

/** Creates a function that tells, without a use of it, whether a session still is that of its user. */
export function createIsRunning(connection: Connection, findUser: FindSessionUser) {
  return async ({ kind, id, userId }: RunningSession): Promise<boolean> => {
    const now = Date.now();
    const record = await connection
      .collection<SessionRecord>(sessionCollection(kind))
      .findOne({ _id: id, expires: { $gt: new Date(now) } });
    const { passport, signedInAtMs = now } = record?.session ?? {};
    if (passport?.user?.id !== userId || now >= signedInAtMs + SESSION_LIFETIMES[kind].absoluteMs)
      return false;
    return (await findUser(userId))?.sessionVersion === passport.user.sessionVersion;
  };
}
