import type { Request, RequestHandler, Response } from 'express';
import type { Connection } from 'mongoose';
import { Passport } from 'passport';
import type { SignedInUser } from '../http/define-route.ts';
import { getRequestContext } from '../http/request-context.ts';
import { promisify } from '../promisify.ts';
import type { Settings } from '../settings/settings.ts';
import { createSessionCookies } from './session-cookies.ts';
import { SESSION_LIFETIMES, createSessionMiddleware, ensureSessionIndexes } from './session-middleware.ts';

/** The user of a session. Sessions with an earlier `sessionVersion` than the user's are no longer valid. */
export type SessionUser = SignedInUser & { readonly sessionVersion: number };

/** Finds the user of a session; `undefined` if the user no longer exists or is disabled. */
export type FindSessionUser = (id: string) => Promise<SessionUser | undefined>;

export type Sessions = {
  /** The passport instance, to register login strategies with. */
  readonly passport: InstanceType<typeof Passport>;
  /** Loads the session of the request's kind and sets `request.user`. */
  readonly middleware: readonly RequestHandler[];
  /** Starts a session under a new id and ends the browser's previous one. */
  signIn(request: Request, response: Response, user: SessionUser): Promise<void>;
  /** Whether the password was entered recently enough for sensitive changes, such as a new email address. */
  isFresh(request: Request): boolean;
  /** Ends the session on the server and in the browser. */
  signOut(request: Request, response: Response): Promise<void>;
  ensureIndexes(): Promise<void>;
};

const FRESH_FOR_MS = 10 * 60_000;

export function createSessions(
  connection: Connection,
  settings: Settings,
  findUser: FindSessionUser,
): Sessions {
  const cookies = createSessionCookies(settings);
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

  return {
    passport,
    middleware: [
      createSessionMiddleware(connection, settings, cookies),
      endExpiredSession,
      passport.session() as RequestHandler,
      clearStaleHint,
    ],
    ensureIndexes: () => ensureSessionIndexes(connection),
    async signIn(request, response, user) {
      await promisify((done) => request.logIn(user, done));
      sessionData(request).signedInAtMs = Date.now();
      const maxAge = SESSION_LIFETIMES[getRequestContext(request).sessionKind].absoluteMs;
      response.cookie(cookies.hintNameFor(request), '1', { ...cookies.hint, maxAge });
    },
    isFresh(request) {
      const { signedInAtMs } = sessionData(request);
      return signedInAtMs !== undefined && Date.now() < signedInAtMs + FRESH_FOR_MS;
    },
    async signOut(request, response) {
      await promisify((done) => request.session.destroy(done));
      response.clearCookie(cookies.nameFor(getRequestContext(request).sessionKind), cookies.session);
      response.clearCookie(cookies.hintNameFor(request), cookies.hint);
      response.setHeader('Clear-Site-Data', '"cache"');
    },
  };
}

/** Ends a session that has reached its absolute timeout. */
const endExpiredSession: RequestHandler = (request, _response, next) => {
  const { signedInAtMs } = sessionData(request);
  const { absoluteMs } = SESSION_LIFETIMES[getRequestContext(request).sessionKind];
  if (signedInAtMs !== undefined && Date.now() >= signedInAtMs + absoluteMs) {
    request.session.regenerate((error: unknown) => next(error));
  } else {
    next();
  }
};

/** Returns the data that we store in a session next to passport's user id. */
function sessionData(request: Request): { signedInAtMs?: number } {
  return request.session as { signedInAtMs?: number };
}
