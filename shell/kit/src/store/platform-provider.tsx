import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastRegion } from '../toasts/toast-region.tsx';
import type { PlatformStore } from './store.ts';

/** What a page has exactly one of: the store and the notification region. Around the whole page. */
export function PlatformProvider({ store, children }: { store: PlatformStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      {children}
      <ToastRegion />
    </Provider>
  );
}
