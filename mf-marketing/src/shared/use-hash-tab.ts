import { useHydrated } from '@platform/design-system';
import { useLocation } from '@platform/kit/router';
import { useState } from 'react';

type HashTab<Value extends string> = {
  readonly current: Value;
  /** Whether the script controls the tabs instead of CSS. */
  readonly isLive: boolean;
};

/**
 * Returns the tab in the URL's hash (`/faq#payments`), or the first one. The server's HTML does not know the hash, so
 * CSS shows the right panel with `:target` until the first navigation to a tab. From then on the script decides,
 * because the router changes the hash without updating `:target`.
 */
export function useHashTab<Value extends string>(values: readonly [Value, ...Value[]]): HashTab<Value> {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const selected = isHydrated ? values.find((value) => `#${value}` === hash) : undefined;
  const [isLive, setLive] = useState(false);
  if (selected !== undefined && !isLive) setLive(true);
  return { current: selected ?? values[0], isLive };
}
