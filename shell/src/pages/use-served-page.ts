import { ownerOf, TERRITORIES } from '@platform/kit';
import { useLocation } from '@platform/kit/router';
import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';

/**
 * Where the code of a public page failed on the way to it: the server has the page finished, so the document itself is
 * fetched. Not for the address that this document was opened with, whose finished page is what was there.
 *
 * @returns whether that is under way; if the server does not answer either, the failure is to be shown.
 */
export function useServedPage(): boolean {
  const { openedAt } = useShell();
  const { key, pathname } = useLocation();
  const owner = ownerOf(pathname);
  const isServed = owner !== undefined && TERRITORIES[owner].audience === 'everybody' && key !== openedAt;
  const [missing, setMissing] = useState<string>();

  useEffect(() => {
    if (!isServed) return;
    fetch(location.href, { method: 'HEAD' }).then(
      ({ ok }) => (ok ? location.reload() : setMissing(key)),
      () => setMissing(key),
    );
  }, [isServed, key]);

  return isServed && missing !== key;
}
