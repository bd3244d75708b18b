import { createHmac } from 'node:crypto';
import MongoStore from 'connect-mongo';
import type { RequestHandler } from 'express';
import session from 'express-session';
import helmet from 'helmet';
import { mongo } from 'mongoose';
import { Passport } from 'passport';

const DAY_SECONDS = 86_400;

/** The libraries that the API has for sessions and headers, set as it sets them, and nothing of the API's own. */
export function sessionsOf(client: mongo.MongoClient, dbName: string, secret: string): RequestHandler[] {
  const passport = new Passport();
  passport.deserializeUser(({ id }: { id: string }, done: (error: unknown, user?: object | null) => void) => {
    const found = client
      .db(dbName)
      .collection('users')
      .findOne({ _id: new mongo.ObjectId(id) });
    found.then((user) => done(null, user), done);
  });
  return [
    helmet(),
    session({
      name: 'sid-3000',
      secret: createHmac('sha256', secret).update('member').digest('base64url'),
      store: MongoStore.create({
        client,
        dbName,
        collectionName: 'sessions_member',
        ttl: DAY_SECONDS,
        touchAfter: 60,
        stringify: false,
        autoRemove: 'disabled',
      }),
      cookie: { httpOnly: true, sameSite: 'lax', path: '/', maxAge: DAY_SECONDS * 1_000 },
      rolling: true,
      resave: false,
      saveUninitialized: false,
    }),
    passport.session() as RequestHandler,
  ];
}
