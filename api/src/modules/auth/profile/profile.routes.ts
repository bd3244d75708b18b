import { changePassword, updateProfile, type User } from '@platform/contracts';
import { actorOf } from '../../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import { getRequestContext } from '../../../platform/http/middleware/request-context.ts';
import { requireId, type Id } from '../../../platform/ids.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import type { Profiles } from './profile.service.ts';

export function profileRoutes(
  profiles: Profiles,
  sessions: Sessions,
  presentUser: (userId: Id) => Promise<User>,
): Route[] {
  return [
    defineRoute(updateProfile, async (call) => {
      const { user, body, request } = call;
      const userId = requireId(user.id);
      const { address } = getRequestContext(request);
      const assertProved = (): void => {
        // First the password: the login that the page asks for proves the second factor too.
        sessions.assertRecentPassword(request);
        sessions.secondFactorProof.assertRecent(request, user);
      };
      await profiles.update(userId, body, { actor: actorOf(call), address, assertProved });
      return presentUser(userId);
    }),

    defineRoute(changePassword, async (call) => {
      const { user, body, request, response } = call;
      const sessionUser = await profiles.changePassword(requireId(user.id), body, actorOf(call));
      // The change ended all sessions; the caller has proved the password and continues in a new one.
      await sessions.renew(request, response, sessionUser);
      return undefined;
    }),
  ];
}
