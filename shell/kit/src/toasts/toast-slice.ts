import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message about something that has happened. */
export type ToastMessage = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'danger';
};

/** The one toast that is shown; a new one takes its place (product specification, section 4: at most one visible). */
export type ToastState = {
  readonly current: (ToastMessage & { readonly id: string; readonly open: boolean }) | null;
};

const initialState: ToastState = { current: null };

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: {
      reducer: (_, { payload }: PayloadAction<ToastMessage & { id: string }>) => ({
        current: { ...payload, open: true },
      }),
      prepare: (message: ToastMessage) => ({ payload: { ...message, id: nanoid() } }),
    },
    /** It stays in the state while it moves out of sight. */
    toastClosed: ({ current }) => ({ current: current && { ...current, open: false } }),
  },
});

export const { toastShown, toastClosed } = toastSlice.actions;
