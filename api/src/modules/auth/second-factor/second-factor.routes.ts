import {
  checkSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '@platform/contracts';
import { actorOf } from '../../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import { requireId } from '../../../platform/ids.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import type { SecondFactors } from './second-factor.service.ts';

export function secondFactorRoutes(
  secondFactors: SecondFactors,
  { secondFactorProof }: Pick<Sessions, 'secondFactorProof'>,
): Route[] {
  return [
    defineRoute(getSecondFactor, ({ user }) => secondFactors.get(requireId(user.id))),

    defineRoute(setUpSecondFactor, ({ user, body }) =>
      secondFactors.setUp(requireId(user.id), body.password),
    ),

    defineRoute(confirmSecondFactor, async (call) => {
      const recoveryCodes = await secondFactors.confirm(actorOf(call), call.body.code);
      await secondFactorProof.record(call.request);
      return { recoveryCodes };
    }),

    defineRoute(disableSecondFactor, async (call) => {
      await secondFactors.disable(actorOf(call), call.body);
      return undefined;
    }),

    defineRoute(renewRecoveryCodes, async (call) => {
      const recoveryCodes = await secondFactors.renewRecoveryCodes(actorOf(call), call.body.code);
      await secondFactorProof.record(call.request);
      return { recoveryCodes };
    }),

    defineRoute(checkSecondFactor, async (call) => {
      await secondFactors.check(actorOf(call), call.body.code);
      await secondFactorProof.record(call.request);
      return undefined;
    }),
  ];
}
