import { checkReferralCode, inviteFriend, listReferrals } from '@platform/contracts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { getRequestContext } from '../../platform/http/middleware/request-context.ts';
import { requireId } from '../../platform/ids.ts';
import type { ReferralsService } from './referrals.service.ts';

export function referralsRoutes(referrals: ReferralsService): Route[] {
  return [
    defineRoute(checkReferralCode, async ({ params }) => ({
      valid: await referrals.isKnownCode(params.code),
    })),

    defineRoute(listReferrals, ({ user, query }) => referrals.listForUser(requireId(user.id), query)),

    defineRoute(inviteFriend, ({ user, body, tx, request }) =>
      referrals.invite(tx, requireId(user.id), body.email, getRequestContext(request).address),
    ),
  ];
}
