import { HOST_CONTRACT, type RemoteModule } from '@platform/kit';
import { nav } from './nav.ts';
import { routes } from './routes.tsx';

/** The remote's public API for the shell, and the only module that it exposes. */
export const remote: RemoteModule = {
  contract: HOST_CONTRACT,
  version: process.env.RELEASE_VERSION ?? 'unreleased',
  routes,
  nav,
};
