import {
  forgotPassword,
  requestLoginLink,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@platform/contracts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import { getRequestContext } from '../../../platform/http/middleware/request-context.ts';
import { requireId } from '../../../platform/ids.ts';
import { addressMissing } from '../auth.errors.ts';
import type { ConfirmationLinks } from './confirmation-links.service.ts';
import type { LoginLinks } from './login-links.service.ts';
import type { Recovery } from './recovery.service.ts';

export function recoveryRoutes({
  recovery,
  confirmationLinks,
  loginLinks,
}: {
  recovery: Recovery;
  confirmationLinks: ConfirmationLinks;
  loginLinks: LoginLinks;
}): Route[] {
  return [
    defineRoute(forgotPassword, async ({ body }) => {
      await recovery.requestReset(body.email);
      return undefined;
    }),

    defineRoute(requestLoginLink, async ({ body }) => {
      await loginLinks.request(body.email);
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

    defineRoute(resendVerification, async ({ body, user }) => {
      if (body.email !== undefined) await confirmationLinks.request(body.email);
      else if (user) await confirmationLinks.sendTo(requireId(user.id));
      else throw addressMissing();
      return undefined;
    }),
  ];
}
