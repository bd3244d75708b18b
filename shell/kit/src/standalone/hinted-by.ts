/**
 * Whether a hint cookie says that somebody is signed in. The console's is its own; another remote that stands alone
 * uses the member's session, whose cookie outside production carries the shell's port, which is not known here.
 */
export function hintedBy(audience: 'member' | 'console'): boolean {
  const names = document.cookie
    .split('; ')
    .flatMap((pair) => (pair.endsWith('=1') ? [pair.slice(0, -2)] : []));
  const own = audience === 'console' ? `signed-in-${location.port}` : /^signed-in-\d+$/;
  return names.some(
    (name) => name === 'signed-in' || (typeof own === 'string' ? name === own : own.test(name)),
  );
}
