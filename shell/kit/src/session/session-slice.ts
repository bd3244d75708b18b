import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How the last session came to its end, for the words and the way on. */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'expired';

export type SessionState = {
  /** Somebody is signed in, as far as the browser knows without asking: the hint cookie, then what the API answered. */
  readonly signedIn: boolean;
  readonly ended: SessionEnd | null;
};

const initialState: SessionState = { signedIn: false, ended: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened: () => ({ signedIn: true, ended: null }),
    sessionClosed: (_, { payload }: PayloadAction<SessionEnd>) => ({ signedIn: false, ended: payload }),
    /** The API no longer knows the session. */
    sessionExpired: ({ signedIn, ended }) => ({
      signedIn: false,
      ended: signedIn ? ('expired' as const) : ended,
    }),
  },
});

export const { sessionOpened, sessionClosed, sessionExpired } = sessionSlice.actions;
