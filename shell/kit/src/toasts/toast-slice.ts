import type { ErrorDescription } from '@platform/design-system';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message about something that happened. */
export type ToastMessage = {
  readonly title: string;
  readonly description?: string;
  /** Shown in place of a description: what failed and what to do now, from `describeError`. */
  readonly error?: ErrorDescription;
  readonly tone?: 'neutral' | 'success' | 'danger';
  /** A button in the toast, which then stays longer. `altText` says how else to do it. */
  readonly action?: ToastAction;
};

export type ToastAction = { readonly label: string; readonly altText: string; readonly run: () => void };

/** A toast as the store keeps it: without the function of its action, which is not data. */
export type StoredToast = Omit<ToastMessage, 'action'> & {
  readonly action?: Omit<ToastAction, 'run'>;
};

/** The visible toast. A new toast replaces it (docs/specification.md#4-states-and-transitions: at most one visible). */
export type ToastState = {
  readonly current: (StoredToast & { readonly id: string; readonly open: boolean }) | null;
};

const initialState: ToastState = { current: null };

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: {
      reducer: (_, { payload }: PayloadAction<StoredToast & { id: string }>) => ({
        current: { ...payload, open: true },
      }),
      prepare: (message: StoredToast) => ({ payload: { ...message, id: nanoid() } }),
    },
    /** Keeps the toast in the state for its exit animation. */
    toastClosed: ({ current }) => ({ current: current && { ...current, open: false } }),
  },
});

export const { toastShown, toastClosed } = toastSlice.actions;
