/** The texts of the standalone console's login page, and of the question for the password in the shell. */
export const SIGN_IN_LABELS = {
  title: 'Console',
  lead: 'Review verifications, purchases and withdrawals. For administrators only.',
  adminsOnlyTitle: 'Only administrators can log in here',
  adminsOnlyText:
    'Your username and password are correct, but this is a member account. Members log in on the main site.',
  sessionEndedTitle: 'Your session has ended',
  sessionEndedText: 'Log in again to continue where you left off.',
  againTitle: 'Enter your password again',
  againText: 'Administrator pages ask for it after a while. Everything you typed is still here.',
  wrongPassword: 'The password is wrong. Try again.',
} as const;
