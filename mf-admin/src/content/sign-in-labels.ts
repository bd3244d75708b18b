/** The texts of the standalone console's login page. */
export const SIGN_IN_LABELS = {
  title: 'Console',
  lead: 'Review verifications, purchases and withdrawals. For administrators only.',
  adminsOnlyTitle: 'Only administrators can log in here',
  adminsOnlyText:
    'Your username and password are correct, but this is a member account. Members log in on the main site.',
  sessionEndedTitle: 'Your session has ended',
  sessionEndedText: 'Log in again to continue where you left off.',
} as const;
