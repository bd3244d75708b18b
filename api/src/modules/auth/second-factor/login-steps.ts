import type { Request, Response } from 'express';
import type { SessionKind } from '@platform/contracts';
import type { AppError } from '../../../platform/app-error.ts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import { getRequestContext } from '../../../platform/http/middleware/request-context.ts';
import { requireId } from '../../../platform/ids.ts';
import { readDevice, type Sessions } from '../../../platform/sessions/sessions.ts';
import { accountDisabled, administratorsOnly } from '../auth.errors.ts';
import type { UserRecord } from '../auth.model.ts';
import { toSessionUser } from '../auth.presenter.ts';
import type { AuthRepository } from '../auth.repository.ts';
import type { SignIn } from '../sign-in/sign-in.service.ts';
import type { UserTraces } from '../sign-in/user-traces.ts';
import type { SignInGuard } from '../sign-in/sign-in-guard.ts';
import { loginExpired, secondFactorRequired } from './second-factor.errors.ts';

type Connection = { readonly request: Request; readonly response: Response };

/** Starts sessions: at once, or after a second step. */
export type LoginSteps = ReturnType<typeof createLoginSteps>;

export function createLoginSteps({
  repository,
  signIn,
  guard,
  traces,
}: {
  repository: AuthRepository;
  signIn: SignIn;
  guard: SignInGuard;
  traces: UserTraces;
}) {
  const start = createStart({ signIn, guard, traces });

  return {
    /**
     * Starts the session of a user whose password was right, or who opened an emailed link.
     *
     * @throws AppError `second_factor_required` if the user has one; the login then waits in the browser's session
     */
    async takeFirst(
      sessions: Sessions,
      connection: Connection,
      user: UserRecord,
      isByLink = false,
    ): Promise<void> {
      const { id: userId, sessionVersion, hasSecondFactor } = toSessionUser(user);
      if (hasSecondFactor) {
        await sessions.secondFactorProof.await(connection.request, { userId, sessionVersion, isByLink });
        throw secondFactorRequired();
      }
      // A login by a link was recorded in the transaction that used up the link.
      if (!isByLink) await signIn.recordSuccess(user, getRequestContext(connection.request).id);
      await start(sessions, connection, user, isByLink);
    },

    /** Starts the session of a user whose passkey has proved everything. @throws AppError `account_disabled` */
    async takePasskey(sessions: Sessions, connection: Connection, user: UserRecord): Promise<void> {
      const { id: requestId, sessionKind } = getRequestContext(connection.request);
      const rejection = getRejection(user, sessionKind);
      if (rejection) {
        await signIn.recordRejection(user, requestId, rejection.message);
        throw rejection;
      }
      await signIn.recordSuccess(user, requestId);
      await start(sessions, connection, user, false);
      sessions.secondFactorProof.recordAtLogin(connection.request);
    },

    /**
     * Completes the login that waits in the browser's session, and returns its user.
     *
     * @param prove throws if what the user has entered, or signed, does not count
     * @throws AppError `login_expired`, `account_disabled`, and what `prove` throws
     */
    async takeSecond(
      sessions: Sessions,
      connection: Connection,
      prove: (actor: UserActor) => Promise<void>,
    ): Promise<UserRecord> {
      const { request } = connection;
      const { id: requestId, sessionKind } = getRequestContext(request);
      const pending = sessions.secondFactorProof.findPending(request);
      if (!pending) throw loginExpired();
      const user = await repository.get(requireId(pending.userId));
      const rejection = getRejection(user, sessionKind);
      if (rejection) throw rejection;
      if (user.sessionVersion !== pending.sessionVersion || !user.hasSecondFactor) throw loginExpired();
      try {
        await prove({ userId: user._id, requestId });
      } catch (error) {
        await signIn.recordRejection(user, requestId, 'The second factor was wrong, or tried too often.');
        throw error;
      }
      await signIn.recordSuccess(user, requestId);
      await start(sessions, connection, user, pending.isByLink);
      sessions.secondFactorProof.recordAtLogin(request);
      return user;
    },
  };
}

/** Starts the session of a user who has proved everything, and remembers the device. */
function createStart({ signIn, guard, traces }: { signIn: SignIn; guard: SignInGuard; traces: UserTraces }) {
  return async (
    sessions: Sessions,
    { request, response }: Connection,
    user: UserRecord,
    isByLink: boolean,
  ): Promise<void> => {
    const { address } = getRequestContext(request);
    const deviceId = sessions.devices.set(request, response);
    await guard.recordSuccess({ username: user.username, address, deviceId }, () =>
      signIn.reportNewDevice(user, readDevice(request)),
    );
    await traces.record(user._id, { deviceId, address });
    await sessions.signIn(request, response, toSessionUser(user), isByLink ? 'by link' : 'by password');
  };
}

/** Returns why a user may not start this kind of session; `undefined` if they may. */
export function getRejection(
  { isDisabled, isAdmin }: UserRecord,
  audience: SessionKind,
): AppError | undefined {
  if (isDisabled) return accountDisabled();
  return audience === 'console' && !isAdmin ? administratorsOnly() : undefined;
}
