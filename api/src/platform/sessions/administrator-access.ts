import type { Request } from 'express';
import type { Connection } from 'mongoose';
import { AppError } from '../app-error.ts';
import { getRequestContext } from '../http/middleware/request-context.ts';
import { SESSION_LIFETIMES, sessionCollection } from './session-middleware.ts';

/** What is stored in a session next to passport's user id, in milliseconds of the system clock. */
export type SessionData = {
  /** When the password was entered, or the link opened. */
  signedInAtMs?: number;
  /** Whether the session was started by an emailed link, which does not prove the password. */
  isByLink?: boolean;
  /** The browser and device in words. */
  device?: string;
  /** The last administrator call of a member session; missing before the first one. */
  administeredAtMs?: number;
  /** When the second factor was last proved. */
  secondFactorAtMs?: number;
  /** The id of the challenge that waits for a passkey's answer. */
  passkeyChallenge?: string;
  /** A login whose password was right and whose second factor is missing. */
  pendingLogin?: PendingLogin;
};

/** A login between its two steps. It grants nothing. */
export type PendingLogin = {
  userId: string;
  sessionVersion: number;
  isByLink: boolean;
  /** When it expires, in milliseconds of the system clock. */
  untilMs: number;
};

/** Later calls within this time store nothing. */
const STORE_INTERVAL_MS = 60_000;

/** Whether a request's session still has its user's administrator rights. */
export type AdministratorAccess = ReturnType<typeof createAdministratorAccess>;

/**
 * Ends administrator rights in a member session after the console's lifetimes, although the session itself lasts for
 * days: 12 hours after the password was entered, and 30 minutes after the last administrator call. A login brings them
 * back. A session that an emailed link started has no such rights. A console session has these lifetimes itself.
 */
export function createAdministratorAccess(connection: Connection) {
  const { idleMs, absoluteMs } = SESSION_LIFETIMES.console;
  const sessions = connection.collection<{ _id: string }>(sessionCollection('member'));

  function hasLapsed(request: Request): boolean {
    if (getRequestContext(request).sessionKind === 'console') return false;
    const { signedInAtMs, administeredAtMs = signedInAtMs, isByLink } = sessionData(request);
    if (isByLink || signedInAtMs === undefined || administeredAtMs === undefined) return true;
    return Date.now() >= Math.min(signedInAtMs + absoluteMs, administeredAtMs + idleMs);
  }

  return {
    hasLapsed,
    /** Lets an administrator call pass, and counts it as use. @throws AppError `sign_in_again` */
    async use(request: Request): Promise<void> {
      if (hasLapsed(request))
        throw new AppError('sign_in_again', 'Administrator pages ask for your password again after a while.');
      if (getRequestContext(request).sessionKind === 'console') return;
      const { signedInAtMs = 0, administeredAtMs = signedInAtMs } = sessionData(request);
      const now = Date.now();
      if (now < administeredAtMs + STORE_INTERVAL_MS) return;
      // Not by the session middleware, which would store a session again that a concurrent logout has ended.
      await sessions.updateOne({ _id: request.sessionID }, { $set: { 'session.administeredAtMs': now } });
    },
  };
}

/** Returns the data that we store in a session next to passport's user id. */
export function sessionData(request: Request): SessionData {
  return request.session as SessionData;
}
