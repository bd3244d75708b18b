import { disableUser, enableUser, revealUser, type UserCase } from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { UserReviews } from './users.service.ts';

/** `describeCase` gives a user's whole story, of which this module knows the account only. */
export function usersRoutes(users: UserReviews, describeCase: (id: string) => Promise<UserCase>): Route[] {
  return [
    defineRoute(disableUser, async (call) => {
      await users.disable(actorOf(call), call.params.id, call.body.reason);
      return describeCase(call.params.id);
    }),

    defineRoute(enableUser, async (call) => {
      await users.enable(actorOf(call), call.params.id, call.body.reason);
      return describeCase(call.params.id);
    }),

    defineRoute(revealUser, (call) => users.reveal(actorOf(call), call.params.id)),
  ];
}
