import { PlatformProvider, type PlatformStore } from '@platform/kit';
import type { ReactNode } from 'react';
import { ShellProvider, type Shell } from './shell-context.ts';

type Props = {
  store: PlatformStore;
  /** The state that the page was rendered with on the server, while it is hydrated. */
  servedState?: ReturnType<PlatformStore['getState']>;
  shell: Shell;
  children: ReactNode;
};

/**
 * Wraps the router in the providers, identically on the server and in the browser. Global styles are part of the
 * document.
 */
export function App({ store, servedState, shell, children }: Props) {
  return (
    <PlatformProvider store={store} servedState={servedState}>
      <ShellProvider value={shell}>{children}</ShellProvider>
    </PlatformProvider>
  );
}
