import { getReleases } from '@platform/contracts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { ReleasesReader } from './releases.service.ts';

export function releasesRoutes(releases: ReleasesReader): Route[] {
  return [defineRoute(getReleases, () => releases.getLive())];
}
