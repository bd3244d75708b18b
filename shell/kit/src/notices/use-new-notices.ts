import { NOTICE_EVENT, NOTICE_STREAM_PATH, type User } from '@platform/contracts';
import { useRefetchUser } from '@platform/kit';
import { useEffect, useRef } from 'react';

const CHANNEL = 'platform-notices';
/** How long a page waits after the server has rejected a stream. Meanwhile the lookup on focus finds what is new. */
const REJECTED_RETRY_MS = 60_000;

/**
 * Looks the user up again as soon as there is a new notice, in every tab of the browser. One tab holds the stream and
 * tells the others, because a browser opens no more than six connections to an HTTP/1.1 server.
 */
export function useNewNotices(user: Pick<User, 'id' | 'now'> | null): void {
  const refetch = useRefetchUser();
  const since = useRef(user?.now);
  useEffect(() => {
    since.current = user?.now;
  }, [user?.now]);
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined || typeof EventSource === 'undefined') return undefined;
    let stop = listen(refetch, () => since.current);
    // A page that the browser keeps for its back button must not hold a connection.
    const pause = (): void => stop();
    const resume = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) stop = listen(refetch, () => since.current);
    };
    addEventListener('pagehide', pause);
    addEventListener('pageshow', resume);
    return () => {
      stop();
      removeEventListener('pagehide', pause);
      removeEventListener('pageshow', resume);
    };
  }, [userId, refetch]);
}

/** Calls back for each new notice, whichever tab has the stream. Returns the function that ends it. */
function listen(onNews: () => void, getSince: () => string | undefined): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onNews;
  const hold = () =>
    holdStream(signal, getSince, () => {
      onNews();
      channel.postMessage('new');
    });
  // Pages without TLS have no locks, except on this machine: there, each tab has a stream.
  const held = 'locks' in navigator ? navigator.locks.request(CHANNEL, { signal }, hold) : hold();
  held.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return () => {
    stopping.abort();
    channel.close();
  };
}

/** Keeps a stream open until the signal. The browser repeats a connection that breaks, and says what it got last. */
function holdStream(
  signal: AbortSignal,
  getSince: () => string | undefined,
  onNews: () => void,
): Promise<void> {
  // A lock can be granted at the moment when its request is given up.
  if (signal.aborted) return Promise.resolve();
  const seen = new Set<string>();
  let stream: EventSource;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    const since = getSince();
    const query = since === undefined ? '' : `?${new URLSearchParams({ since }).toString()}`;
    stream = new EventSource(NOTICE_STREAM_PATH + query);
    stream.addEventListener(NOTICE_EVENT, ({ lastEventId }) => {
      if (seen.has(lastEventId)) return;
      seen.add(lastEventId);
      onNews();
    });
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) retryTimer = setTimeout(open, REJECTED_RETRY_MS);
    };
  }

  open();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearTimeout(retryTimer);
      stream.close();
      resolve();
    });
  });
}
