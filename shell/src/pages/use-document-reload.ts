import { findRemoteFor, REMOTE_ROUTES } from '@platform/kit';
import { useLocation } from '@platform/kit/router';
import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';

/**
 * Reloads the document after the code of a public page failed to load during a navigation, because the server can send
 * that page prerendered. Not for the location that the document was opened with: its prerendered page is already shown.
 *
 * @returns whether a reload is pending. If the server does not respond either, it returns `false` and the caller shows
 * the error.
 */
export function useDocumentReload(): boolean {
  const { initialLocationKey } = useShell();
  const { key, pathname } = useLocation();
  const owner = findRemoteFor(pathname);
  const canReload =
    owner !== undefined && REMOTE_ROUTES[owner].visibility === 'everybody' && key !== initialLocationKey;
  const [failedKey, setFailedKey] = useState<string>();

  useEffect(() => {
    if (!canReload) return;
    fetch(location.href, { method: 'HEAD' }).then(
      ({ ok }) => (ok ? location.reload() : setFailedKey(key)),
      () => setFailedKey(key),
    );
  }, [canReload, key]);

  return canReload && failedKey !== key;
}
