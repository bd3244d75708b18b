import { PlatformProvider, type PlatformStore } from '@platform/kit';
import type { ReactNode } from 'react';
import { ShellProvider, type Shell } from './shell-context.ts';

/**
 * Wraps the router in the providers, identically on the server and in the browser. Global styles are part of the
 * document.
 */
export function App({ store, shell, children }: { store: PlatformStore; shell: Shell; children: ReactNode }) {
  return (
    <PlatformProvider store={store}>
      <ShellProvider value={shell}>{children}</ShellProvider>
    </PlatformProvider>
  );
}
