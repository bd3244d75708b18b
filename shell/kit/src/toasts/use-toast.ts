import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { PlatformDispatch } from '../store/store.ts';
import { toastShown, type ToastMessage } from './toast-slice.ts';

/** Shows a message in the page's one notification region; an earlier one makes room for it. */
export function useToast(): (message: ToastMessage) => void {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback((message) => void dispatch(toastShown(message)), [dispatch]);
}
