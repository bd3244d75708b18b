import { cancelDeletion, getOpenRequests, requestDeletion } from '@platform/contracts';
import { actorOf } from '../platform/audit/actor.ts';
import { defineRoute, type Route } from '../platform/http/define-route.ts';
import { requireId } from '../platform/ids.ts';
import type { Sessions } from '../platform/sessions/sessions.ts';
import type { Deletion } from './deletion.ts';

/** The deletion of an account requires a password that was entered recently. */
export function personalDataRoutes(deletion: Deletion, sessions: Sessions): Route[] {
  return [
    defineRoute(getOpenRequests, ({ user }) => deletion.countOpen(requireId(user.id))),

    defineRoute(requestDeletion, async (call) => {
      sessions.assertFresh(call.request);
      return { deletesAt: (await deletion.request(actorOf(call), call.body)).toISOString() };
    }),

    defineRoute(cancelDeletion, async (call) => {
      await deletion.cancel(actorOf(call));
      return undefined;
    }),
  ];
}
