import type { CookieOptions, Request } from 'express';
import { sessionCookieName, signedInHintName, type SessionKind, type CookieScope } from '@platform/contracts';
import { getRequestContext } from '../http/middleware/request-context.ts';

export type CookieSettings = {
  readonly production: boolean;
  readonly shellPort: number;
  readonly adminPort: number;
};

/** Names and attributes of the cookies of both session kinds, and of the devices they are used on. */
export type SessionCookies = {
  /** Also for the device cookie. The `__Host-` prefix requires Secure, Path=/ and no Domain. */
  readonly session: CookieOptions;
  /** Not HttpOnly, because scripts of the page read the hint. */
  readonly hint: CookieOptions;
  nameFor(sessionKind: SessionKind): string;
  deviceNameFor(sessionKind: SessionKind): string;
  hintNameFor(request: Request): string;
};

export function createSessionCookies({ production, shellPort, adminPort }: CookieSettings): SessionCookies {
  const session = { httpOnly: true, sameSite: 'lax', secure: production, path: '/' } as const;
  const scopes: Record<SessionKind, CookieScope> = {
    member: { production, port: shellPort },
    console: { production, port: adminPort },
  };
  return {
    session,
    hint: { ...session, httpOnly: false },
    nameFor: (sessionKind) => sessionCookieName(sessionKind, scopes[sessionKind]),
    deviceNameFor: (sessionKind) => deviceCookieName(scopes[sessionKind]),
    hintNameFor: (request) => signedInHintName(scopes[getRequestContext(request).sessionKind]),
  };
}

/** The console has its own host in production, so one name is enough there. */
function deviceCookieName({ production, port }: CookieScope): string {
  return production ? '__Host-device' : `device-${port}`;
}
