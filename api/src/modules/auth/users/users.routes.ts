import {
  confirmUserRoles,
  disableUser,
  enableUser,
  revealUser,
  setUserRoles,
  type UserDetail,
} from '@platform/contracts';
import { actorOf } from '../../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import type { UserRoles } from './roles.service.ts';
import type { UserReviews } from './users.service.ts';

/** @param getDetail returns the whole detail of a user; this module only knows the account */
export function usersRoutes(
  users: UserReviews,
  roles: UserRoles,
  getDetail: (id: string) => Promise<UserDetail>,
): Route[] {
  return [
    defineRoute(disableUser, async (call) => {
      await users.disable(actorOf(call), call.params.id, call.body.reason);
      return getDetail(call.params.id);
    }),

    defineRoute(enableUser, async (call) => {
      await users.enable(actorOf(call), call.params.id, call.body.reason);
      return getDetail(call.params.id);
    }),

    defineRoute(setUserRoles, async (call) => {
      await roles.set(actorOf(call), call.params.id, call.body.roles, call.body.reason);
      return getDetail(call.params.id);
    }),

    defineRoute(confirmUserRoles, async (call) => {
      await roles.confirm(actorOf(call), call.params.id, call.body.roles);
      return getDetail(call.params.id);
    }),

    defineRoute(revealUser, (call) => users.reveal(actorOf(call), call.params.id)),
  ];
}
