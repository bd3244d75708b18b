import { NOTICE_STREAM_PATH } from '@platform/contracts';

/** A page that listens for new notices. */
export type NoticeListener = {
  readonly status: number;
  readonly headers: Headers;
  /** The ids of the notices that arrived so far. */
  readonly ids: readonly string[];
  /** Resolves once this many notices have arrived, or the stream has ended. */
  waitFor(count: number): Promise<readonly string[]>;
  /** Resolves when the server has ended the stream, or the connection broke. */
  readonly ended: Promise<void>;
  close(): void;
};

type Start = { readonly since?: string; readonly lastEventId?: string };

/** Opens a stream like a browser with these cookies. */
export async function listenForNotices(
  url: string,
  cookies: ReadonlyMap<string, string>,
  { since, lastEventId }: Start = {},
): Promise<NoticeListener> {
  const stopping = new AbortController();
  const query = since === undefined ? '' : `?${new URLSearchParams({ since }).toString()}`;
  const response = await fetch(`${url}${NOTICE_STREAM_PATH}${query}`, {
    signal: stopping.signal,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  const ids: string[] = [];
  let isOver = false;
  let wake = Promise.withResolvers<undefined>();
  const ended = read(response, (id) => {
    ids.push(id);
    wake.resolve(undefined);
    wake = Promise.withResolvers();
  }).finally(() => {
    isOver = true;
    wake.resolve(undefined);
  });
  return {
    status: response.status,
    headers: response.headers,
    ids,
    ended,
    close: () => stopping.abort(),
    async waitFor(count) {
      while (ids.length < count && !isOver) await wake.promise;
      return ids;
    },
  };
}

/** Reads events until the end, which a broken connection is too. */
async function read(response: Response, onNotice: (id: string) => void): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const id = /^id: (\w+)\nevent: notice\ndata: \1$/.exec(event)?.[1];
        if (id !== undefined) onNotice(id);
      }
    }
  } catch {
    // A killed process or an aborted request ends the stream as well.
  }
}
