import { useSearchParams } from '@platform/kit/router';
import { useHydrated } from './use-hydrated.ts';

/**
 * A parameter of the address, e.g. `?next=`. The page's HTML is made without knowing the address's query, so while it is
 * brought to life there is none yet.
 */
export function useQueryParameter(name: string): string | null {
  const [parameters] = useSearchParams();
  return useHydrated() ? parameters.get(name) : null;
}
