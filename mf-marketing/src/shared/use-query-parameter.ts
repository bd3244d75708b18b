import { useHydrated } from '@platform/design-system';
import { useSearchParams } from '@platform/kit/router';

/**
 * Returns a query parameter for the markup, e.g. `?next=`. It is `null` until hydration, because the page is
 * prerendered without a query.
 */
export function useQueryParameter(name: string): string | null {
  const value = useActionParameter(name);
  return useHydrated() ? value : null;
}

/**
 * Returns a query parameter for event handlers, which may run as soon as the page handles events: before the markup has
 * been rendered again with the query.
 */
export function useActionParameter(name: string): string | null {
  const [parameters] = useSearchParams();
  return parameters.get(name);
}
