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
 * because the router changes the hash without updating `:target`, and leaves out the `HashTarget`s.
 *
 * @param contains whether the panel of a tab has the element with an id, whose address opens it too
 */
export function useHashTab<Value extends string>(
  values: readonly [Value, ...Value[]],
  contains: (value: Value, id: string) => boolean = () => false,
): HashTab<Value> {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const selected = isHydrated
    ? values.find((value) => `#${value}` === hash || contains(value, hash.slice(1)))
    : undefined;
  const [isLive, setLive] = useState(false);
  if (selected !== undefined && !isLive) setLive(true);
  return { current: selected ?? values[0], isLive };
}
