import { FONTS } from '@platform/design-system/fonts';
import { GlobalStyle } from '@platform/design-system';
import { PlatformProvider, type PlatformStore } from '@platform/kit';
import type { ReactNode } from 'react';
import { ShellProvider, type Shell } from './shell-context.ts';

/** Everything around the router, the same on the server and in the browser. */
export function App({ store, shell, children }: { store: PlatformStore; shell: Shell; children: ReactNode }) {
  return (
    <PlatformProvider store={store}>
      <GlobalStyle $fonts={FONTS} />
      <ShellProvider value={shell}>{children}</ShellProvider>
    </PlatformProvider>
  );
}
