import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the browser knows passkeys.
 *
 * @param whenServed the answer in prerendered pages, and until they are hydrated
 */
export function usePasskeySupport(whenServed = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => 'PublicKeyCredential' in window,
    () => whenServed,
  );
}
