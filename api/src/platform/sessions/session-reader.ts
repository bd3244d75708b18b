import { createHmac } from 'node:crypto';
import { MongoStore } from 'connect-mongo';
import type { RequestHandler } from 'express';
import session from 'express-session';
import type { Connection } from 'mongoose';
import type { Audience } from '@platform/contracts';
import { contextOf } from '../http/request-context.ts';
import { newSecret } from '../ids.ts';
import type { Settings } from '../settings/settings.ts';
import type { SessionCookies } from './session-cookies.ts';

/** How long a session lives unused, and at most. By real time. */
export const SESSION_LIFETIMES = {
  member: { idleMs: 86_400_000, absoluteMs: 14 * 86_400_000 },
  console: { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 },
} as const satisfies Record<Audience, { idleMs: number; absoluteMs: number }>;

/** Using a session prolongs it; that is written down once a minute at most. */
const TOUCH_AFTER_SECONDS = 60;

type ReaderSettings = Pick<Settings, 'production' | 'sessionSecret'>;

/** Reads the session of the request's audience; each audience has a cookie, a signing key and a store of its own. */
export function createSessionReader(
  connection: Connection,
  settings: ReaderSettings,
  cookies: SessionCookies,
): RequestHandler {
  const { production, sessionSecret } = settings;
  const readers = { member: reader('member'), console: reader('console') };
  return (request, response, next) => {
    // In production a browser only ever sees https; whether this last hop is too is not the cookie's concern.
    if (production) request.headers['x-forwarded-proto'] = 'https';
    readers[contextOf(request).audience](request, response, next);
  };

  function reader(audience: Audience): RequestHandler {
    const { idleMs } = SESSION_LIFETIMES[audience];
    return session({
      name: cookies.nameFor(audience),
      secret: createHmac('sha256', sessionSecret).update(audience).digest('base64url'),
      store: MongoStore.create({
        client: connection.getClient(),
        dbName: connection.name,
        collectionName: collectionOf(audience),
        ttl: idleMs / 1_000,
        touchAfter: TOUCH_AFTER_SECONDS,
        stringify: false,
        // The index that removes what has expired is built with all others, before the first request.
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

/** Sessions that have expired are removed by the database. */
export async function ensureSessionIndexes(connection: Connection): Promise<void> {
  for (const audience of ['member', 'console'] as const) {
    await connection
      .collection(collectionOf(audience))
      .createIndex({ expires: 1 }, { expireAfterSeconds: 0 }, undefined);
  }
}

function collectionOf(audience: Audience): string {
  return `sessions_${audience}`;
}
