import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { PlatformDispatch } from '../store/store.ts';
import { setToastAction } from './toast-action.ts';
import { toastShown, type ToastMessage } from './toast-slice.ts';

/** Returns a function that shows a toast, which replaces the previous one. */
export function useToast(): (message: ToastMessage) => void {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback(
    ({ action, ...message }) => {
      const stored = action && { label: action.label, altText: action.altText };
      const { payload } = dispatch(toastShown({ ...message, ...(stored && { action: stored }) }));
      setToastAction(payload.id, action?.run);
    },
    [dispatch],
  );
}
