import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { PlatformDispatch } from '../store/store.ts';
import { toastShown, type ToastMessage } from './toast-slice.ts';

/** Returns a function that shows a toast, which replaces the previous one. */
export function useToast(): (message: ToastMessage) => void {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback((message) => void dispatch(toastShown(message)), [dispatch]);
}
