import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How the last session ended; decides the message and where the user is redirected. */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'expired';

export type SessionState = {
  /** Whether a user is logged in: initially from the hint cookie, then from the API's responses. */
  readonly signedIn: boolean;
  readonly ended: SessionEnd | null;
  /** Whether another tab started the session while this page was open. */
  readonly startedElsewhere?: boolean;
};

const initialState: SessionState = { signedIn: false, ended: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened: (): SessionState => ({ signedIn: true, ended: null }),
    sessionOpenedElsewhere: (): SessionState => ({ signedIn: true, ended: null, startedElsewhere: true }),
    sessionClosed: (_, { payload }: PayloadAction<SessionEnd>): SessionState => ({
      signedIn: false,
      ended: payload,
    }),
    /** The API no longer accepts the session. */
    sessionExpired: ({ signedIn, ended }): SessionState => ({
      signedIn: false,
      ended: signedIn ? ('expired' as const) : ended,
    }),
  },
});

export const { sessionOpened, sessionOpenedElsewhere, sessionClosed, sessionExpired } = sessionSlice.actions;
