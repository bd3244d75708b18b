import type { Request, RequestHandler, Response } from 'express';
import { Strategy as LocalStrategy } from 'passport-local';
import { getMe, login, logout, register, type Audience, type User } from '@platform/contracts';
import type { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { requireId, type Id } from '../../platform/ids.ts';
import { promised } from '../../platform/promised.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { Accounts } from './accounts.service.ts';
import { accountDisabled, administratorsOnly, invalidCredentials } from './auth.errors.ts';
import type { UserRecord } from './auth.model.ts';
import { presentPerson, sessionUserOf, type Person } from './auth.presenter.ts';
import type { SignIn } from './sign-in.service.ts';
import type { SignInGuard } from './sign-in-guard.ts';

type Parts = {
  accounts: Accounts;
  signIn: SignIn;
  guard: SignInGuard;
  sessions: Sessions;
  /** The whole answer about a user, of which this module knows the person only. */
  describeUser: (userId: Id, tx?: Tx, person?: Person) => Promise<User>;
};

export function authRoutes({ accounts, signIn, guard, sessions, describeUser }: Parts): Route[] {
  sessions.passport.use(
    new LocalStrategy({ passReqToCallback: true }, (request, username, password, done) => {
      const { id } = contextOf(request);
      signIn.verify(username, password, id).then((user) => done(null, user ?? false), done);
    }),
  );

  return [
    defineRoute(getMe, ({ user }) => describeUser(requireId(user.id), undefined, signIn.personOf(user))),

    defineRoute(login, async ({ body, request, response }) => {
      const { id, address, audience } = contextOf(request);
      const attempt = { username: body.username, address };
      await guard.refuseIfGuessing(attempt);
      const user = await authenticate(sessions, request, response);
      if (!user) {
        await guard.noteFailure(attempt);
        throw invalidCredentials();
      }
      const refusal = refusalOf(user, audience);
      if (refusal) {
        await signIn.noteRefused(user, id, refusal.message);
        throw refusal;
      }
      await guard.noteSuccess(attempt);
      await signIn.note(user, id);
      await sessions.signIn(request, response, sessionUserOf(user));
      return describeUser(user._id, undefined, presentPerson(user));
    }),

    defineRoute(register, async ({ body, request, response }) => {
      const { id, address, audience } = contextOf(request);
      if (audience === 'console') throw administratorsOnly();
      const { user, referralApplied } = await accounts.register(body, id);
      await guard.noteSuccess({ username: body.username, address });
      await sessions.signIn(request, response, user);
      return { ...(await describeUser(requireId(user.id))), referralApplied };
    }),

    defineRoute(logout, async ({ request, response }) => {
      await sessions.signOut(request, response);
      return undefined;
    }),
  ];
}

/** Why somebody whose password is right does not get in here. */
function refusalOf({ isDisabled, isAdmin }: UserRecord, audience: Audience): AppError | undefined {
  if (isDisabled) return accountDisabled();
  return audience === 'console' && !isAdmin ? administratorsOnly() : undefined;
}

/** The user of the name and password in the request's body, found by passport's local strategy. */
function authenticate(
  { passport }: Sessions,
  request: Request,
  response: Response,
): Promise<UserRecord | undefined> {
  return promised<UserRecord>((done) => {
    const decide = (error: unknown, user?: UserRecord | false): void => done(error, user || undefined);
    const handle = passport.authenticate('local', { session: false }, decide) as RequestHandler;
    void handle(request, response, done);
  });
}
