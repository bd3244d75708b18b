import { HOST_CONTRACT, type RemoteModule } from '@platform/kit';
import { nav } from './nav.ts';
import { routes } from './routes.tsx';

/** What this remote provides to the shell; its only exposed module. */
export const remote: RemoteModule = {
  contract: HOST_CONTRACT,
  version: process.env.RELEASE_VERSION ?? 'unreleased',
  routes,
  nav,
};
