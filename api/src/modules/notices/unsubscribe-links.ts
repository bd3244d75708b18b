import { PAGE_PATHS } from '@platform/contracts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseId, type Id } from '../../platform/ids.ts';
import type { Settings } from '../../settings/settings.ts';

/**
 * Links that turn off the optional emails of an account. Their tokens are signed for this purpose only and never
 * expire, because an email may be opened years later (RFC 8058, section 3.1); nothing is stored for them.
 */
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

export function createUnsubscribeLinks({
  sessionSecret,
  shellOrigin,
}: Pick<Settings, 'sessionSecret' | 'shellOrigin'>) {
  const sign = (id: string): string =>
    createHmac('sha256', sessionSecret).update(`unsubscribe:${id}`).digest('base64url');

  return {
    /** Returns the link of a user, and the token in it. */
    create(userId: Id): { url: string; token: string } {
      const id = userId.toHexString();
      const token = `${id}.${sign(id)}`;
      return { url: `${shellOrigin}${PAGE_PATHS.unsubscribe()}?token=${token}`, token };
    },

    /** Returns the user of a token; `undefined` if it was not signed here. */
    verify(token: string): Id | undefined {
      const [id = '', signature = ''] = token.split('.');
      const [received, expected] = [Buffer.from(signature), Buffer.from(sign(id))];
      const isValid = received.length === expected.length && timingSafeEqual(received, expected);
      return isValid ? parseId(id) : undefined;
    },
  };
}
