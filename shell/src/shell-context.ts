import { createContext, use } from 'react';
import type { LiveRegistry } from './page-data.ts';
import type { RemoteModule } from '@platform/kit';

/** State for the shell's own components. Remotes cannot access it. */
export type Shell = {
  readonly registry: LiveRegistry;
  /** Public origin of the shell, for absolute URLs. */
  readonly origin: string;
  /** The router's key of the location that this document was opened with. */
  readonly initialLocationKey: string;
  readonly getLoadedRemote: (name: string) => RemoteModule | undefined;
  /** Reports an error that replaced the page; absent on the server. */
  readonly reportFault?: ((error: unknown) => void) | undefined;
  /** The server's HTML of the first page, if its code did not load or the page answers a form. */
  readonly serverHtml?: string | undefined;
};

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell requires a ShellProvider');
  return shell;
}
