import { RECENT_CODE_MINUTES, SECOND_STEP_MINUTES } from '@platform/contracts';
import type { Request } from 'express';
import type { Connection } from 'mongoose';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../http/define-route.ts';
import { getRequestContext } from '../http/middleware/request-context.ts';
import { sessionData, type PendingLogin, type SessionData } from './administrator-access.ts';
import { sessionCollection } from './session-middleware.ts';

/** How long a proof of the second factor counts for calls that need a recent one. */
const RECENT_MS = RECENT_CODE_MINUTES * 60_000;
/** How long a login waits for its second step. */
const PENDING_MS = SECOND_STEP_MINUTES * 60_000;

/** What a session knows about the second factor of its user. Times are of the system clock. */
export type SecondFactorProof = ReturnType<typeof createSecondFactorProof>;

export function createSecondFactorProof(
  connection: Connection,
  { requiresAdminSecondFactor }: { requiresAdminSecondFactor: boolean },
) {
  /**
   * Stores data in a session of a user with an update of its own. The session middleware would store the whole session,
   * and bring back one that a concurrent logout has ended.
   */
  async function store(request: Request, data: SessionData): Promise<void> {
    const { sessionKind } = getRequestContext(request);
    const fields = Object.entries(data).map(([name, value]) => [`session.${name}`, value] as const);
    await connection
      .collection<{ _id: string }>(sessionCollection(sessionKind))
      .updateOne({ _id: request.sessionID }, { $set: Object.fromEntries(fields) });
  }

  const isMissing = ({ isAdmin, hasSecondFactor }: SignedInUser): boolean =>
    requiresAdminSecondFactor && isAdmin && !hasSecondFactor;

  return {
    /** Whether a user is an administrator without the second factor that the settings require. */
    isMissing,

    /** @throws AppError `second_factor_setup_required` for a user whose second factor `isMissing` */
    assertSetUp(user: SignedInUser): void {
      if (isMissing(user))
        throw new AppError('second_factor_setup_required', 'Administrators need two-factor authentication.');
    },

    /** @throws AppError `second_factor_again` if the user has a second factor and did not prove it recently */
    assertRecent(request: Request, { hasSecondFactor }: SignedInUser): void {
      const { secondFactorAtMs = 0 } = sessionData(request);
      if (hasSecondFactor && Date.now() >= secondFactorAtMs + RECENT_MS)
        throw new AppError('second_factor_again', 'Two-factor authentication is on for your account.');
    },

    /** Records that the user of a running session has proved the second factor. */
    record: (request: Request): Promise<void> => store(request, { secondFactorAtMs: Date.now() }),

    /** Records the same in a session that this request has just started. */
    recordAtLogin(request: Request): void {
      sessionData(request).secondFactorAtMs = Date.now();
    },

    /** Lets a login wait in the browser's session for its second step. An earlier session continues. */
    async await(request: Request, login: Omit<PendingLogin, 'untilMs'>): Promise<void> {
      const pendingLogin = { ...login, untilMs: Date.now() + PENDING_MS };
      if (request.user) await store(request, { pendingLogin });
      else sessionData(request).pendingLogin = pendingLogin;
    },

    /** Binds a challenge for a passkey to the session, and returns the id of the one before. */
    async keepChallenge(request: Request, passkeyChallenge: string): Promise<string | undefined> {
      const earlier = sessionData(request).passkeyChallenge;
      if (request.user) await store(request, { passkeyChallenge });
      else sessionData(request).passkeyChallenge = passkeyChallenge;
      return earlier;
    },

    /** Returns the id of the challenge that is bound to the session. */
    findChallenge: (request: Request): string | undefined => sessionData(request).passkeyChallenge,

    /** Returns the login that waits in the browser's session; `undefined` if there is none or it has expired. */
    findPending(request: Request): PendingLogin | undefined {
      const { pendingLogin } = sessionData(request);
      return pendingLogin && Date.now() < pendingLogin.untilMs ? pendingLogin : undefined;
    },
  };
}
