import { useNavigation } from '@platform/kit/router';
import { findRemoteFor } from '@platform/releases/section';
import { useEffect, useState } from 'react';
import { useShell } from '../../shell-context.ts';

/** A remote that loads faster than this shows no skeleton: the previous page stays until then. */
const SKELETON_DELAY_MS = 120;

/**
 * Returns the path being navigated to while its remote is still loading, after a short delay; otherwise `undefined`.
 */
export function usePendingRemotePath(): string | undefined {
  const { state, location } = useNavigation();
  const { registry, getLoadedRemote } = useShell();
  const path = state === 'loading' ? location.pathname : undefined;
  const owner = path === undefined ? undefined : findRemoteFor(path, registry.sections);
  const target = owner && !getLoadedRemote(owner) ? path : undefined;
  const [pendingPath, setPendingPath] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setPendingPath(target), target === undefined ? 0 : SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target]);

  return target === undefined ? undefined : pendingPath;
}
