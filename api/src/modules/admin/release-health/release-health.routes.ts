import { getReleaseHealth, reportFaults } from '@platform/contracts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import { getRequestContext } from '../../../platform/http/middleware/request-context.ts';
import type { ReleaseHealthService } from './release-health.service.ts';

export function releaseHealthRoutes(health: ReleaseHealthService): Route[] {
  return [
    defineRoute(reportFaults, async ({ body, request }) => {
      await health.record(getRequestContext(request), body);
      return undefined;
    }),
    defineRoute(getReleaseHealth, () => health.read()),
  ];
}
