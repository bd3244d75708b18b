import type { Request } from 'express';
import {
  getSecondStep,
  loginWithPasskey,
  secondStepWithPasskey,
  startPasskeyLogin,
  startPasskeySecondStep,
  type User,
} from '@platform/contracts';
import { defineRoute, type Route } from '../../../../platform/http/define-route.ts';
import { requireId, type Id } from '../../../../platform/ids.ts';
import type { Sessions } from '../../../../platform/sessions/sessions.ts';
import type { LoginSteps } from '../login-steps.ts';
import { loginExpired } from '../second-factor.errors.ts';
import type { SecondFactors } from '../second-factor.service.ts';

/** The calls of a login with a passkey, alone or after the password. */
export function passkeyLoginRoutes({
  auth: { steps, secondFactors },
  sessions,
  presentUser,
}: {
  auth: { steps: LoginSteps; secondFactors: SecondFactors };
  sessions: Sessions;
  presentUser: (userId: Id) => Promise<User>;
}): Route[] {
  const { passkeys } = secondFactors;
  const { secondFactorProof: proof } = sessions;

  /** Returns whose login waits in the browser's session, and what can complete it. */
  async function findPending(request: Request) {
    const pending = proof.findPending(request);
    if (!pending) return undefined;
    const userId = requireId(pending.userId);
    const { enabledAt, hasPasskeys } = await secondFactors.get(userId);
    return { userId, hasApp: enabledAt !== null, hasPasskeys };
  }

  return [
    defineRoute(startPasskeyLogin, ({ request }) => passkeys.startLogin(request, proof)),

    defineRoute(loginWithPasskey, async ({ request, response, body }) => {
      const user = await passkeys.proofs.getUser(request, proof, body);
      await steps.takePasskey(sessions, { request, response }, user);
      return presentUser(user._id);
    }),

    defineRoute(getSecondStep, async ({ request }) => {
      const { hasApp = false, hasPasskeys = false } = (await findPending(request)) ?? {};
      return { hasApp, hasPasskeys };
    }),

    defineRoute(startPasskeySecondStep, async ({ request }) => {
      const pending = await findPending(request);
      if (!pending) throw loginExpired();
      return passkeys.startProof(request, proof, { userId: pending.userId, purpose: 'second_step' });
    }),

    defineRoute(secondStepWithPasskey, async ({ request, response, body }) => {
      const user = await steps.takeSecond(sessions, { request, response }, ({ userId }) =>
        passkeys.proofs.check(request, proof, { userId, purpose: 'second_step' }, body),
      );
      return presentUser(user._id);
    }),
  ];
}
