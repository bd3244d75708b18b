/** The words of the console's own sign-in. */
export const SIGN_IN = {
  title: 'Console',
  lead: 'Verifications, purchases, withdrawals. For administrators only.',
  membersRefused: 'Only administrators may sign in here',
  membersRefusedWhy:
    'Username and password are right, but the account is a member’s. Members sign in on the main site.',
  sessionEnded: 'Your session has ended',
  sessionEndedWhy: 'Sign in again to go on where you were.',
} as const;
