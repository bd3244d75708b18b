import { getMe, login, loginWithLink, logout, register, secondStep, type User } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { getRequestContext } from '../../platform/http/middleware/request-context.ts';
import { requireId, type Id } from '../../platform/ids.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { Accounts } from './accounts.service.ts';
import { administratorsOnly, invalidCredentials, invalidToken, passwordNeeded } from './auth.errors.ts';
import { presentProfile, type UserProfile } from './auth.presenter.ts';
import type { LoginLinks } from './recovery/login-links.service.ts';
import { getRejection, type LoginSteps } from './second-factor/login-steps.ts';
import type { SecondFactors } from './second-factor/second-factor.service.ts';
import type { SignIn } from './sign-in/sign-in.service.ts';
import type { SignInGuard } from './sign-in/sign-in-guard.ts';
import type { UserTraces } from './sign-in/user-traces.ts';

type Dependencies = {
  auth: {
    accounts: Accounts;
    signIn: SignIn;
    guard: SignInGuard;
    traces: UserTraces;
    loginLinks: LoginLinks;
    steps: LoginSteps;
    secondFactors: SecondFactors;
  };
  sessions: Sessions;
  /** Builds the whole response about a user; this module only knows the profile. */
  presentUser: (userId: Id, tx?: Tx, profile?: UserProfile) => Promise<User>;
  /** Tells whether a new user has the owner of a code as referrer; not if the code is unknown. */
  isCodeApplied: (userId: Id, code: string | undefined) => Promise<boolean>;
};

export function authRoutes({ auth, sessions, presentUser, isCodeApplied }: Dependencies): Route[] {
  const { accounts, signIn, guard, traces, loginLinks, steps, secondFactors } = auth;

  return [
    defineRoute(getMe, ({ user }) =>
      presentUser(requireId(user.id), undefined, signIn.getCachedProfile(user)),
    ),

    defineRoute(login, async ({ body, request, response }) => {
      const { id, address, sessionKind } = getRequestContext(request);
      const attempt = { username: body.username, address, deviceId: sessions.devices.read(request) };
      const user = await guard.runCheck(attempt, () => signIn.verify(body.username, body.password, id));
      if (!user) throw invalidCredentials();
      const rejection = getRejection(user, sessionKind);
      if (rejection) {
        await signIn.recordRejection(user, id, rejection.message);
        throw rejection;
      }
      await steps.takeFirst(sessions, { request, response }, user);
      return presentUser(user._id, undefined, presentProfile(user));
    }),

    defineRoute(secondStep, async ({ body, request, response }) => {
      const user = await steps.takeSecond(sessions, { request, response }, (actor) =>
        secondFactors.useCode(actor, body.code),
      );
      return presentUser(user._id, undefined, presentProfile(user));
    }),

    defineRoute(loginWithLink, async ({ body, request, response }) => {
      const { id, address, sessionKind } = getRequestContext(request);
      if (sessionKind === 'console') throw invalidToken();
      const user = await loginLinks.redeem(body.token, id);
      if (user.isAdmin) {
        await guard.admit({ username: user.username, address });
        throw passwordNeeded();
      }
      await steps.takeFirst(sessions, { request, response }, user, true);
      return presentUser(user._id);
    }),

    defineRoute(register, async ({ body, request, response }) => {
      const { id, address, sessionKind } = getRequestContext(request);
      if (sessionKind === 'console') throw administratorsOnly();
      const user = await accounts.register(body, { requestId: id, address });
      const deviceId = sessions.devices.set(request, response);
      await guard.recordSuccess({ username: body.username, address, deviceId });
      await traces.record(requireId(user.id), { deviceId, address });
      await sessions.signIn(request, response, user);
      const userId = requireId(user.id);
      return {
        ...(await presentUser(userId)),
        referralApplied: await isCodeApplied(userId, body.referralCode),
      };
    }),

    defineRoute(logout, async ({ request, response }) => {
      await sessions.signOut(request, response);
      return undefined;
    }),
  ];
}
