import { ownerOf } from '@platform/kit';
import { useNavigation } from '@platform/kit/router';
import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';

const PATIENCE_MS = 120;

/**
 * The address that is being gone to while its remote is still on the way; nothing else. A remote that arrives at once
 * never shows: the page before stays until then.
 */
export function useRemoteUnderWay(): string | undefined {
  const { state, location } = useNavigation();
  const { loaded } = useShell();
  const path = state === 'loading' ? location.pathname : undefined;
  const owner = path === undefined ? undefined : ownerOf(path);
  const target = owner && !loaded(owner) ? path : undefined;
  const [shown, setShown] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setShown(target), target === undefined ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [target]);

  return target === undefined ? undefined : shown;
}
