import { useLocation } from '@platform/kit/router';
import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

type AddressTab<Value extends string> = {
  readonly current: Value;
  /** The script is in charge, no longer the styles. */
  readonly isLive: boolean;
};

/**
 * Which tab the address names (`/faq#payments`), else the first. The page's HTML knows nothing of the address, so until
 * a tab has been named to the script, `:target` in the styles shows the right part; from then on the script does, since
 * it changes the address without changing the target.
 */
export function useAddressTab<Value extends string>(values: readonly [Value, ...Value[]]): AddressTab<Value> {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const named = isHydrated ? values.find((value) => `#${value}` === hash) : undefined;
  const [isLive, setLive] = useState(false);
  if (named !== undefined && !isLive) setLive(true);
  return { current: named ?? values[0], isLive };
}
