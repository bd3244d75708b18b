import type { CookieOptions, Request } from 'express';
import { sessionCookieName, signedInHintName, type Audience, type CookiePlace } from '@platform/contracts';
import { contextOf } from '../http/request-context.ts';
import type { Settings } from '../settings/settings.ts';

export type CookieSettings = Pick<Settings, 'production' | 'shellPort' | 'adminPort'>;

/** Names and attributes of the cookies of both sessions. */
export type SessionCookies = {
  /** `__Host-` demands Secure, Path=/ and no Domain. */
  readonly session: CookieOptions;
  /** The hint is read by scripts of the page. */
  readonly hint: CookieOptions;
  nameFor(audience: Audience): string;
  hintNameFor(request: Request): string;
};

export function createSessionCookies({ production, shellPort, adminPort }: CookieSettings): SessionCookies {
  const session = { httpOnly: true, sameSite: 'lax', secure: production, path: '/' } as const;
  const places: Record<Audience, CookiePlace> = {
    member: { production, port: shellPort },
    console: { production, port: adminPort },
  };
  return {
    session,
    hint: { ...session, httpOnly: false },
    nameFor: (audience) => sessionCookieName(audience, places[audience]),
    hintNameFor: (request) => signedInHintName(places[contextOf(request).audience]),
  };
}
