import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastRegion } from '../toasts/toast-region.tsx';
import type { PlatformStore } from './store.ts';

/** Provides the store and the toast region. Wraps the whole page; exactly one per page. */
export function PlatformProvider({ store, children }: { store: PlatformStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      {children}
      <ToastRegion />
    </Provider>
  );
}
