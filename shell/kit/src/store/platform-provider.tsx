import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastRegion } from '../toasts/toast-region.tsx';
import type { PlatformStore } from './store.ts';

type Props = {
  store: PlatformStore;
  /** The state that the server rendered the page with, until it is hydrated: the store may move on meanwhile. */
  servedState?: ReturnType<PlatformStore['getState']> | undefined;
  children: ReactNode;
};

/** Provides the store and the toast region. Wraps the whole page; exactly one per page. */
export function PlatformProvider({ store, servedState, children }: Props) {
  return (
    <Provider store={store} {...(servedState && { serverState: servedState })}>
      {children}
      <ToastRegion />
    </Provider>
  );
}
