import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the browser knows passkeys; false in prerendered pages, so that hydration finds what the server sent. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}
