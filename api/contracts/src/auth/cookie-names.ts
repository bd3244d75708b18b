/** The two kinds of session: `member` for the shell and the remotes, `console` for the standalone admin console. */
export type SessionKind = 'member' | 'console';

/** What a cookie name depends on. Cookies ignore ports, so outside production the name contains the port. */
export type CookieScope = { readonly production: boolean; readonly port: number };

/**
 * Returns the name of the HttpOnly session cookie. `port` is `SHELL_PORT` for members, `ADMIN_PORT` for the console.
 */
export function sessionCookieName(kind: SessionKind, { production, port }: CookieScope): string {
  const base = kind === 'member' ? 'sid' : 'console';
  return production ? `__Host-${base}` : `${base}-${port}`;
}

/**
 * Returns the name of the readable cookie (`1`) that accompanies a session, so that a static page can render the header
 * of a signed-in visitor at once. It carries no data and grants no access.
 */
export function signedInHintName({ production, port }: CookieScope): string {
  return production ? 'signed-in' : `signed-in-${port}`;
}
