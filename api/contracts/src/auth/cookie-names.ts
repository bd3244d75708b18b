/**
 * The two sessions: the member's, used by the shell and the remotes, and the console's, used by the administrators'
 * own address.
 */
export type Audience = 'member' | 'console';

/** Where a cookie lives. Cookies ignore ports, so outside production the port of the address is part of the name. */
export type CookiePlace = { readonly production: boolean; readonly port: number };

/** The session's cookie; HttpOnly. `port` is `SHELL_PORT` for the member's and `ADMIN_PORT` for the console's. */
export function sessionCookieName(audience: Audience, { production, port }: CookiePlace): string {
  const base = audience === 'member' ? 'sid' : 'console';
  return production ? `__Host-${base}` : `${base}-${port}`;
}

/**
 * The readable hint `=1` beside a session, so that a static page can paint the header of a signed-in visitor at once.
 * It holds no data and proves nothing.
 */
export function signedInHintName({ production, port }: CookiePlace): string {
  return production ? 'signed-in' : `signed-in-${port}`;
}
