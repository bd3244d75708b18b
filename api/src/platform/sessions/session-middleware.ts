import { createHmac } from 'node:crypto';
import { MongoStore } from 'connect-mongo';
import type { RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Connection } from 'mongoose';
import { SESSION_DAYS, SESSION_IDLE_HOURS, type SessionKind } from '@platform/contracts';
import { DAY_MS } from '../clock.ts';
import { getRequestContext } from '../http/middleware/request-context.ts';
import { newSecret } from '../ids.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Idle and absolute session timeouts, by the system clock. */
export const SESSION_LIFETIMES = {
  member: { idleMs: SESSION_IDLE_HOURS * 3_600_000, absoluteMs: SESSION_DAYS * DAY_MS },
  console: { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 },
} as const satisfies Record<SessionKind, { idleMs: number; absoluteMs: number }>;

/** Each use extends a session; the new expiry is stored at most once per interval. */
const TOUCH_INTERVAL_SECONDS = 60;

type MiddlewareSettings = { readonly production: boolean; readonly sessionSecret: string };

/** Creates the session middleware. Each session kind has its own cookie, signing key and store. */
export function createSessionMiddleware(
  connection: Connection,
  settings: MiddlewareSettings,
  cookies: SessionCookies,
): RequestHandler {
  const { production, sessionSecret } = settings;
  const middlewares = { member: createMiddleware('member'), console: createMiddleware('console') };
  return (request, response, next) => {
    // In production browsers always use HTTPS. express-session sets Secure cookies only if this hop appears to be
    // HTTPS.
    if (production) request.headers['x-forwarded-proto'] = 'https';
    const { sessionKind } = getRequestContext(request);
    addMaxAge(response, cookies.nameFor(sessionKind), SESSION_LIFETIMES[sessionKind].idleMs / 1_000);
    middlewares[sessionKind](request, response, next);
  };

  function createMiddleware(sessionKind: SessionKind): RequestHandler {
    const { idleMs } = SESSION_LIFETIMES[sessionKind];
    return session({
      name: cookies.nameFor(sessionKind),
      secret: createHmac('sha256', sessionSecret).update(sessionKind).digest('base64url'),
      store: MongoStore.create({
        client: connection.getClient(),
        dbName: connection.name,
        collectionName: sessionCollection(sessionKind),
        ttl: idleMs / 1_000,
        touchAfter: TOUCH_INTERVAL_SECONDS,
        stringify: false,
        // `ensureSessionIndexes` builds the TTL index together with all other indexes.
        autoRemove: 'disabled',
      }),
      genid: newSecret,
      cookie: { ...cookies.session, maxAge: idleMs },
      rolling: true,
      resave: false,
      saveUninitialized: false,
      proxy: production,
    });
  }
}

/**
 * Adds Max-Age to a session cookie, which express-session gives only Expires: a browser whose clock is ahead would
 * remove it at once.
 */
function addMaxAge(response: Response, name: string, seconds: number): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  // express-session sets the cookie when the head is written, before it calls this.
  response.writeHead = (...args: unknown[]): Response => {
    const set = [response.getHeader('set-cookie') ?? []].flat().map(String);
    const withAge = set.map((cookie) =>
      cookie.startsWith(`${name}=s%3A`) ? `${cookie}; Max-Age=${seconds}` : cookie,
    );
    if (set.length > 0) response.setHeader('set-cookie', withAge);
    return writeHead(...args);
  };
}

/** Where a stored session has the id of its user. */
export const SESSION_USER_ID = 'session.passport.user.id';

/** Builds the TTL indexes that remove expired sessions, and those that find the sessions of a user. */
export async function ensureSessionIndexes(connection: Connection): Promise<void> {
  for (const sessionKind of ['member', 'console'] as const) {
    const sessions = connection.collection(sessionCollection(sessionKind));
    await sessions.createIndex({ expires: 1 }, { expireAfterSeconds: 0 }, undefined);
    await sessions.createIndex({ [SESSION_USER_ID]: 1, expires: -1 }, undefined, undefined);
  }
}

/** Returns the name of the collection that stores a kind of session. */
export function sessionCollection(sessionKind: SessionKind): string {
  return `sessions_${sessionKind}`;
}
