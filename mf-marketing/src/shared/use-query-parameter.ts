import { useSearchParams } from '@platform/kit/router';
import { useHydrated } from './use-hydrated.ts';

/**
 * Returns a query parameter, e.g. `?next=`. It is `null` until hydration, because the page is prerendered without a
 * query.
 */
export function useQueryParameter(name: string): string | null {
  const [parameters] = useSearchParams();
  return useHydrated() ? parameters.get(name) : null;
}
