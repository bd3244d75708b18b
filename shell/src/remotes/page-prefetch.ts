import type { PlatformStore } from '@platform/kit';
import { findRemoteFor, findRoute } from '@platform/releases/section';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';

/** A browser lets a script wait for a download of the same file, which must therefore not hang. */
const TIMEOUT_MS = 5_000;

/** Downloads the files of a page into the browser's cache, unless the document has done that. */
export type PagePrefetch = (path: string) => void;

/**
 * Creates the download of pages ahead of their use. The container, its module and the page's code are requested at
 * once; loading them needs three requests one after the other. They load with their integrity later, so none is
 * needed here.
 */
export function createPagePrefetch({ remotes, sections }: LiveRegistry, store: PlatformStore): PagePrefetch {
  const hints = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]');
  const requested = new Set(Array.from(hints, ({ href }) => href));

  function download(url: string): void {
    if (requested.has(url)) return;
    requested.add(url);
    fetch(url, { credentials: 'omit', priority: 'low', signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then((response) => response.arrayBuffer())
      // The page reports a file that does not load when it needs it.
      .catch(() => requested.delete(url));
  }

  return (path) => {
    const owner = findRemoteFor(path, sections);
    const remote = owner && remotes[owner];
    if (!remote) return;
    const canOpen = sections[owner]?.visibility === 'everybody' || store.getState().session.signedIn;
    if (canOpen) listFiles(remote, path).forEach(download);
  };
}

/** Downloads the page of a link when the pointer or the focus reaches it, unless the visitor saves data. */
export function prefetchLinkedPages(prefetch: PagePrefetch): void {
  const handle = ({ target }: Event) => {
    if (isSavingData() || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === location.origin && !link.target) prefetch(link.pathname);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, handle, { passive: true });
}

function listFiles({ entry, exposed, paths, pageFiles }: LiveRemote, path: string): string[] {
  const files = [...exposed, ...(pageFiles[findRoute(paths, path)] ?? [])];
  return [entry, ...files.map((file) => new URL(file, entry).href)];
}

/** Chromium only; other browsers do not say. */
function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
