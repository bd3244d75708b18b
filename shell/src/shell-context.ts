import { createContext, use } from 'react';
import type { LiveRegistry } from './page-data.ts';
import type { RemoteModule } from '@platform/kit';
import type { RemoteName } from '@platform/contracts';

/** What the shell's own components know of the remotes. Never crosses into a remote. */
export type Shell = {
  readonly registry: LiveRegistry;
  /** Public address of the shell, for what has to name whole addresses. */
  readonly origin: string;
  /** The router's key of the address that this document was opened with. */
  readonly openedAt: string;
  readonly loaded: (name: RemoteName) => RemoteModule | undefined;
  /** The server's HTML of the first page, if its code did not arrive. */
  readonly keptPage?: string | undefined;
};

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('the shell has not been provided');
  return shell;
}
