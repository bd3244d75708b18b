/**
 * Checks for a hint cookie of a session. The console has its own cookie. Other standalone remotes use the member's
 * session, whose cookie name outside production includes the shell's port, which is unknown here.
 */
export function hasSessionHint(session: 'member' | 'console'): boolean {
  const names = document.cookie
    .split('; ')
    .flatMap((pair) => (pair.endsWith('=1') ? [pair.slice(0, -2)] : []));
  const expected = session === 'console' ? `signed-in-${location.port}` : /^signed-in-\d+$/;
  return names.some(
    (name) =>
      name === 'signed-in' || (typeof expected === 'string' ? name === expected : expected.test(name)),
  );
}
