/** Checks for the hint cookie of a session of this page's own server. Outside production its name has the port. */
export function hasOwnSessionHint(): boolean {
  return readHintNames().some((name) => name === 'signed-in' || name === `signed-in-${location.port}`);
}

/**
 * Checks for a hint cookie of a session. The console has its own cookie. Other standalone remotes use the member's
 * session, whose cookie name outside production includes the shell's port, which is unknown here.
 */
export function hasSessionHint(session: 'member' | 'console'): boolean {
  return hasOwnSessionHint() || (session === 'member' && readHintNames().some((name) => ANY_PORT.test(name)));
}

const ANY_PORT = /^signed-in-\d+$/;

function readHintNames(): string[] {
  return document.cookie.split('; ').flatMap((pair) => (pair.endsWith('=1') ? [pair.slice(0, -2)] : []));
}
