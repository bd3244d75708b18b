import type { Request, RequestHandler, Response } from 'express';
import type { Connection } from 'mongoose';
import { Passport } from 'passport';
import type { SignedInUser } from '../http/define-route.ts';
import { contextOf } from '../http/request-context.ts';
import { promised } from '../promised.ts';
import type { Settings } from '../settings/settings.ts';
import { createSessionCookies } from './session-cookies.ts';
import { SESSION_LIFETIMES, createSessionReader, ensureSessionIndexes } from './session-reader.ts';

/** Whose session it is. All sessions of a user that were begun under an earlier number have ended. */
export type SessionUser = SignedInUser & { readonly generation: number };

/** Finds the user of a session; nothing when there is none any more or the account is closed. */
export type FindSessionUser = (id: string) => Promise<SessionUser | undefined>;

export type Sessions = {
  /** Where the passport strategies of the sign-in are registered. */
  readonly passport: InstanceType<typeof Passport>;
  /** Reads the session of the request's audience and sets `request.user`. */
  readonly middleware: readonly RequestHandler[];
  /** Starts a session under a new id; an older one of this browser ends. */
  signIn(request: Request, response: Response, user: SessionUser): Promise<void>;
  /** Whether the password was given lately enough to be trusted with what a stranger at the screen must not change. */
  isFresh(request: Request): boolean;
  /** Ends the session, on the server and in the browser. */
  signOut(request: Request, response: Response): Promise<void>;
  ensureIndexes(): Promise<void>;
};

const FRESH_MS = 10 * 60_000;

export function createSessions(
  connection: Connection,
  settings: Settings,
  findUser: FindSessionUser,
): Sessions {
  const cookies = createSessionCookies(settings);
  const passport = new Passport();
  passport.serializeUser((user, done) => {
    const { id, generation } = user as SessionUser;
    done(null, { id, generation });
  });
  passport.deserializeUser(({ id, generation }: Pick<SessionUser, 'id' | 'generation'>, done) => {
    const check = (user: SessionUser | undefined): void =>
      done(null, user?.generation === generation ? user : false);
    findUser(id).then(check, done);
  });

  /** The hint outlives a session that ended by itself; the first answer without a user takes it back. */
  const correctHint: RequestHandler = (request, response, next) => {
    const hint = cookies.hintNameFor(request);
    if (!request.user && request.headers.cookie?.includes(`${hint}=`))
      response.clearCookie(hint, cookies.hint);
    next();
  };

  return {
    passport,
    middleware: [
      createSessionReader(connection, settings, cookies),
      endOverdueSession,
      passport.session() as RequestHandler,
      correctHint,
    ],
    ensureIndexes: () => ensureSessionIndexes(connection),
    async signIn(request, response, user) {
      await promised((done) => request.logIn(user, done));
      factsOf(request).signedInAtMs = Date.now();
      const maxAge = SESSION_LIFETIMES[contextOf(request).audience].absoluteMs;
      response.cookie(cookies.hintNameFor(request), '1', { ...cookies.hint, maxAge });
    },
    isFresh(request) {
      const { signedInAtMs } = factsOf(request);
      return signedInAtMs !== undefined && Date.now() < signedInAtMs + FRESH_MS;
    },
    async signOut(request, response) {
      await promised((done) => request.session.destroy(done));
      response.clearCookie(cookies.nameFor(contextOf(request).audience), cookies.session);
      response.clearCookie(cookies.hintNameFor(request), cookies.hint);
      response.setHeader('Clear-Site-Data', '"cache"');
    },
  };
}

/** However much it is used, a session ends some day, and the password is asked again. */
const endOverdueSession: RequestHandler = (request, _response, next) => {
  const { signedInAtMs } = factsOf(request);
  const { absoluteMs } = SESSION_LIFETIMES[contextOf(request).audience];
  if (signedInAtMs !== undefined && Date.now() >= signedInAtMs + absoluteMs) {
    request.session.regenerate((error: unknown) => next(error));
  } else {
    next();
  }
};

/** What we keep in a session beside passport's user id. */
function factsOf(request: Request): { signedInAtMs?: number } {
  return request.session as { signedInAtMs?: number };
}
