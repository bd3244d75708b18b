import { forgotPassword, resetPassword, verifyEmail } from '@platform/contracts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import { getRequestContext } from '../../../platform/http/middleware/request-context.ts';
import type { Recovery } from './recovery.service.ts';

export function recoveryRoutes(recovery: Recovery): Route[] {
  return [
    defineRoute(forgotPassword, async ({ body }) => {
      await recovery.requestReset(body.email);
      return undefined;
    }),

    defineRoute(resetPassword, async ({ body, request }) => {
      await recovery.resetPassword(body, getRequestContext(request).id);
      return undefined;
    }),

    defineRoute(verifyEmail, async ({ body, request }) => {
      await recovery.verifyEmail(body.token, getRequestContext(request).id);
      return undefined;
    }),
  ];
}
