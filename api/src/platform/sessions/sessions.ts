import type { Request, RequestHandler, Response } from 'express';
import type { Connection } from 'mongoose';
import { Passport } from 'passport';
import { describeDevice, RECENT_PASSWORD_MINUTES } from '@platform/contracts';
import { AppError } from '../app-error.ts';
import { isStorageUnavailable } from '../db/database-errors.ts';
import type { SignedInUser } from '../http/define-route.ts';
import { getRequestContext } from '../http/middleware/request-context.ts';
import { promisify } from '../promisify.ts';
import { createAdministratorAccess, sessionData } from './administrator-access.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { createIsSessionValid, type FindSessionVersions } from './is-session-valid.ts';
import { createSecondFactorProof } from './second-factor-proof.ts';
import { createSessionCookies, type CookieSettings } from './session-cookies.ts';
import { SESSION_LIFETIMES, createSessionMiddleware, ensureSessionIndexes } from './session-middleware.ts';
import { createUserSessions } from './user-sessions.ts';

/** The user of a session. Sessions with an earlier `sessionVersion` than the user's are no longer valid. */
export type SessionUser = SignedInUser & { readonly sessionVersion: number };

/** Finds the user of a session; `undefined` if the user no longer exists or is disabled. */
export type FindSessionUser = (id: string) => Promise<SessionUser | undefined>;

export type Sessions = ReturnType<typeof createSessions>;

type SessionSettings = CookieSettings & {
  readonly sessionSecret: string;
  readonly requiresAdminSecondFactor: boolean;
};

const RECENT_PASSWORD_MS = RECENT_PASSWORD_MINUTES * 60_000;

export function createSessions(
  connection: Connection,
  settings: SessionSettings,
  { findUser, findVersions }: { findUser: FindSessionUser; findVersions: FindSessionVersions },
) {
  const cookies = createSessionCookies(settings);
  const ofUser = createUserSessions(connection);
  const passport = new Passport();
  passport.serializeUser((user, done) => {
    const { id, sessionVersion } = user as SessionUser;
    done(null, { id, sessionVersion });
  });
  passport.deserializeUser(({ id, sessionVersion }: Pick<SessionUser, 'id' | 'sessionVersion'>, done) => {
    const check = (user: SessionUser | undefined): void =>
      done(null, user?.sessionVersion === sessionVersion ? user : false);
    findUser(id).then(check, done);
  });

  /** Clears the hint cookie of an expired session, which outlives the session itself. */
  const clearStaleHint: RequestHandler = (request, response, next) => {
    const hint = cookies.hintNameFor(request);
    if (!request.user && request.headers.cookie?.includes(`${hint}=`))
      response.clearCookie(hint, cookies.hint);
    next();
  };

  /**
   * Starts a session under a new id and ends the browser's previous one. A session that was started by a link does
   * not prove the password.
   */
  async function signIn(
    request: Request,
    response: Response,
    user: SessionUser,
    proof: 'by password' | 'by link' = 'by password',
  ): Promise<void> {
    await promisify((done) => request.logIn(user, done));
    const data = sessionData(request);
    data.signedInAtMs = Date.now();
    data.device = readDevice(request);
    if (proof === 'by link') data.isByLink = true;
    const { sessionKind } = getRequestContext(request);
    await ofUser.endSurplus(request);
    const maxAge = SESSION_LIFETIMES[sessionKind].absoluteMs;
    response.cookie(cookies.hintNameFor(request), '1', { ...cookies.hint, maxAge });
  }

  return {
    /** Loads the session of the request's kind and sets `request.user`. */
    middleware: [
      createSessionMiddleware(connection, settings, cookies),
      endExpiredSession,
      passport.session() as RequestHandler,
      clearStaleHint,
    ],
    ofUser,
    isSessionValid: createIsSessionValid(connection, findVersions),
    administratorAccess: createAdministratorAccess(connection),
    secondFactorProof: createSecondFactorProof(connection, settings),
    devices: createDeviceCookie(settings, cookies),
    ensureIndexes: (): Promise<void> => ensureSessionIndexes(connection),
    signIn,
    /** Goes on under a new id after the password was entered, which does not prove the second factor. */
    async renew(request: Request, response: Response, user: SessionUser): Promise<void> {
      const { secondFactorAtMs } = sessionData(request);
      await signIn(request, response, user);
      if (secondFactorAtMs !== undefined) sessionData(request).secondFactorAtMs = secondFactorAtMs;
    },
    assertRecentPassword,
    /** Ends the session on the server and in the browser. */
    async signOut(request: Request, response: Response): Promise<void> {
      await promisify((done) => request.session.destroy(done));
      response.clearCookie(cookies.nameFor(getRequestContext(request).sessionKind), cookies.session);
      response.clearCookie(cookies.hintNameFor(request), cookies.hint);
      response.setHeader('Clear-Site-Data', '"cache"');
    },
  };
}

/** Names the browser and device of a request in words. */
export function readDevice(request: Request): string {
  return describeDevice(request.headers['user-agent'] ?? '');
}

/**
 * Asserts that the password was entered recently enough for sensitive changes, such as a new email address.
 *
 * @throws AppError `reauthentication_required`
 */
function assertRecentPassword(request: Request): void {
  const { signedInAtMs, isByLink } = sessionData(request);
  if (signedInAtMs !== undefined && !isByLink && Date.now() < signedInAtMs + RECENT_PASSWORD_MS) return;
  const message = `This needs your password, entered in the last ${RECENT_PASSWORD_MINUTES} minutes.`;
  throw new AppError('reauthentication_required', message);
}

/** Ends a session that has reached its absolute timeout. */
const endExpiredSession: RequestHandler = (request, _response, next) => {
  const { signedInAtMs } = sessionData(request);
  const { absoluteMs } = SESSION_LIFETIMES[getRequestContext(request).sessionKind];
  if (signedInAtMs !== undefined && Date.now() >= signedInAtMs + absoluteMs) {
    // The request continues with a new session even if the old one cannot be deleted yet; its next use tries again.
    request.session.regenerate((error: unknown) => next(isStorageUnavailable(error) ? undefined : error));
  } else {
    next();
  }
};
