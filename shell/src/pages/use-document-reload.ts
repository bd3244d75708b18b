import { useLocation } from '@platform/kit/router';
import { findRemoteFor, type Sections } from '@platform/releases/section';
import { useEffect, useState } from 'react';
import { withTimeout } from '../remotes/attempts.ts';
import { isDownloadError, RemoteLoadError } from '../remotes/remote-load-error.ts';
import { useShell } from '../shell-context.ts';
import type { RETRY_STATE } from './retry-button.tsx';

const SERVER_TIMEOUT_MS = 5_000;

/**
 * Reloads the document after a navigation whose page failed to load, if that can help: the server has a public page
 * prerendered, another version of the remote is live, or a retry in the page has failed as well. Not for the location
 * that the document was opened with, so that one failure reloads it at most once.
 *
 * @returns whether a reload is pending. If the server does not respond either, it returns `false` and the caller shows
 * the error.
 */
export function useDocumentReload(error: unknown): boolean {
  const { initialLocationKey, registry } = useShell();
  const location = useLocation();
  const { key } = location;
  const canReload = key !== initialLocationKey && canReloadHelp(error, location, registry.sections);
  const [failedKey, setFailedKey] = useState<string>();

  useEffect(() => {
    if (!canReload) return;
    withTimeout(fetch(document.location.href, { method: 'HEAD' }), SERVER_TIMEOUT_MS).then(
      ({ ok }) => (ok ? document.location.reload() : setFailedKey(key)),
      () => setFailedKey(key),
    );
  }, [canReload, key]);

  return canReload && failedKey !== key;
}

type FailedLocation = { readonly pathname: string; readonly state: unknown };

function canReloadHelp(error: unknown, { pathname, state }: FailedLocation, sections: Sections): boolean {
  const owner = findRemoteFor(pathname, sections);
  if (owner === undefined) return false;
  if (sections[owner]?.visibility === 'everybody') return true;
  if (error instanceof RemoteLoadError && error.reason === 'outdated') return true;
  const { isRetry = false } = (state ?? {}) as Partial<typeof RETRY_STATE>;
  return isRetry && isDownloadError(error);
}
