import {
  endReleaseCanary,
  getReleases,
  promoteRelease,
  rollBackRelease,
  startReleaseCanary,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import type { ReleaseChanges } from './release-changes.ts';
import type { ReleasesReader } from './releases.service.ts';

export function releasesRoutes(releases: ReleasesReader, changes: ReleaseChanges): Route[] {
  return [
    defineRoute(getReleases, async ({ user }) => ({
      ...(await releases.getLive()),
      canRelease: await changes.canRelease(requireId(user.id)),
    })),

    defineRoute(promoteRelease, (call) =>
      changes.apply(call.tx, actorOf(call), { ...call.params, ...call.body, action: 'promote' }),
    ),

    defineRoute(rollBackRelease, (call) =>
      changes.apply(call.tx, actorOf(call), { ...call.params, ...call.body, action: 'rollback' }),
    ),

    defineRoute(startReleaseCanary, (call) =>
      changes.apply(call.tx, actorOf(call), { ...call.params, ...call.body, action: 'canary' }),
    ),

    defineRoute(endReleaseCanary, (call) =>
      changes.apply(call.tx, actorOf(call), { ...call.params, ...call.body, action: 'end-canary' }),
    ),
  ];
}
