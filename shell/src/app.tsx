import { PlatformProvider, type PlatformStore } from '@platform/kit';
import type { ReactNode } from 'react';
import { ShellProvider, type Shell } from './shell-context.ts';

/** Everything around the router, the same on the server and in the browser. The page's ground is in its document. */
export function App({ store, shell, children }: { store: PlatformStore; shell: Shell; children: ReactNode }) {
  return (
    <PlatformProvider store={store}>
      <ShellProvider value={shell}>{children}</ShellProvider>
    </PlatformProvider>
  );
}
