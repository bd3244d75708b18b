import { HOST_CONTRACT, type RemoteModule } from '@platform/kit';
import { nav } from './nav.ts';
import { routes } from './routes.tsx';

/** The module this remote exposes to the shell. It exposes no other. */
export const remote: RemoteModule = {
  contract: HOST_CONTRACT,
  version: process.env.RELEASE_VERSION ?? 'unreleased',
  routes,
  nav,
};
