/**
 * Computes which paths a remote owns from those of its routes. A single route without parameters owns its own path;
 * routes that begin with the same segment own everything below the segments that they have in common.
 */
export function computeOwnedPaths(routes: readonly string[]): string[] {
  const groups = Map.groupBy(routes, (route) => route.split('/')[1]);
  return [...groups.values()].map(toPattern);
}

function toPattern([first = '/', ...others]: readonly string[]): string {
  if (others.length === 0 && !first.includes(':')) return first;
  const segments = first.split('/');
  const end = segments.findIndex(
    (segment, index) =>
      segment.startsWith(':') || others.some((route) => route.split('/')[index] !== segment),
  );
  return `${segments.slice(0, end < 0 ? undefined : end).join('/')}/*`;
}
