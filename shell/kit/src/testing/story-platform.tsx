import { SAMPLE_OPERATOR } from '@platform/contracts';
import { createPlatformStore, PlatformProvider } from '@platform/kit';
import { useState, type ReactNode } from 'react';
import { fakeServer, type FakeServer } from './fake-server.ts';

type Props = { readonly signedIn?: boolean; readonly children: ReactNode };

/** Provides the store and the toast region to a story. The store lives as long as the story. */
export function StoryPlatform({ signedIn = false, children }: Props) {
  const [store] = useState(() => createPlatformStore({ signedIn, operator: SAMPLE_OPERATOR }));
  return <PlatformProvider store={store}>{children}</PlatformProvider>;
}

/**
 * Lets a fake server respond to the API calls of a story; there is no stream of new notices. Returns the cleanup, as
 * `beforeEach` of a story expects it.
 */
export function serveStory(prepare: (server: FakeServer) => void): () => void {
  const server = fakeServer();
  prepare(server);
  const { fetch, EventSource } = globalThis;
  Object.assign(globalThis, { fetch: server.fetch, EventSource: undefined });
  return () => void Object.assign(globalThis, { fetch, EventSource });
}
