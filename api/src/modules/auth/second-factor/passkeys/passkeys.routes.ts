import {
  addPasskey,
  checkPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodesByProof,
  startAddingPasskey,
  startPasskeyCheck,
} from '@platform/contracts';
import { actorOf } from '../../../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../../../platform/http/define-route.ts';
import { requireId } from '../../../../platform/ids.ts';
import type { Sessions } from '../../../../platform/sessions/sessions.ts';
import type { SecondFactors } from '../second-factor.service.ts';

/** The calls of logged-in users; those of a login are with the other calls of a login. */
export function passkeysRoutes(secondFactors: SecondFactors, sessions: Sessions): Route[] {
  const { passkeys } = secondFactors;
  const { secondFactorProof: proof } = sessions;
  return [
    defineRoute(listPasskeys, async ({ user }) => ({ passkeys: await passkeys.list(requireId(user.id)) })),

    defineRoute(startAddingPasskey, ({ user, request }) =>
      passkeys.startAdding(request, proof, requireId(user.id)),
    ),

    defineRoute(addPasskey, async (call) => {
      const { request, user, body } = call;
      const verified = await passkeys.verifyNew(request, proof, requireId(user.id), body);
      const { name, transports } = body;
      const added = await passkeys.add(actorOf(call), { ...verified, name, transports });
      await proof.record(request);
      return added;
    }),

    defineRoute(renamePasskey, (call) => passkeys.rename(actorOf(call), call.params.id, call.body.name)),

    defineRoute(removePasskey, async (call) => {
      await passkeys.remove(actorOf(call), call.params.id);
      return undefined;
    }),

    defineRoute(startPasskeyCheck, ({ user, request }) =>
      passkeys.startProof(request, proof, { userId: requireId(user.id), purpose: 'check' }),
    ),

    defineRoute(checkPasskey, async ({ user, request, body }) => {
      const expected = { userId: requireId(user.id), purpose: 'check' } as const;
      await passkeys.proofs.check(request, proof, expected, body);
      await proof.record(request);
      return undefined;
    }),

    defineRoute(renewRecoveryCodesByProof, async (call) => ({
      recoveryCodes: await secondFactors.renewRecoveryCodesByProof(actorOf(call)),
    })),
  ];
}
