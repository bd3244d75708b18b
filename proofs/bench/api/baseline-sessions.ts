import { createHmac } from 'node:crypto';
import MongoStore from 'connect-mongo';
import type { RequestHandler } from 'express';
import session from 'express-session';
import helmet from 'helmet';
import { mongo } from 'mongoose';
import { Passport } from 'passport';

const DAY_SECONDS = 86_400;

/**
 * Creates the session and header middleware of the API with the same libraries and options, but none of its own code.
 */
export function createSessionMiddlewares(
  client: mongo.MongoClient,
  dbName: string,
  secret: string,
): RequestHandler[] {
  const passport = new Passport();
  passport.deserializeUser(({ id }: { id: string }, done: (error: unknown, user?: object | null) => void) => {
    const query = client
      .db(dbName)
      .collection('users')
      .findOne({ _id: new mongo.ObjectId(id) });
    query.then((user) => done(null, user), done);
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
