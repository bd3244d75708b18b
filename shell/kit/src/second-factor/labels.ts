import { RECENT_CODE_MINUTES } from '@platform/contracts';

/** The texts about two-factor authentication. */
export const LABELS = {
  off: 'With two-factor authentication, a login also asks for a code from an app on your phone. A stolen password alone is then not enough.',
  on: `Each login with your password asks for a code. So do a withdrawal and a change of your payout methods, if the last code is older than ${RECENT_CODE_MINUTES} minutes.`,
  onByPasskey: `Each login with your password also asks for a passkey or a recovery code. So do a withdrawal and a change of your payout methods, if the last one is older than ${RECENT_CODE_MINUTES} minutes.`,
  addApp: 'Add an authenticator app',
  setUp: 'Set up two-factor authentication',
  scan: 'Scan this code with an authenticator app, such as Aegis, Google Authenticator or 1Password. Then enter the code that the app shows.',
  manual: 'No camera? Enter this key in the app:',
  codeHint: 'Six digits from your authenticator app',
  anyCodeHint: 'Six digits from your authenticator app, or a recovery code',
  recoveryCodeHint: 'One of your recovery codes',
  codesTitle: 'Save your recovery codes',
  codesText:
    'If you lose your phone, use one of these codes instead of a code from the app. Each works once. We show them only now: keep them where others cannot read them.',
  fewCodes: (count: number) =>
    count === 0
      ? 'You have no recovery code left.'
      : `You have only ${count} recovery ${count === 1 ? 'code' : 'codes'} left.`,
  againTitle: 'Enter your code',
  againText: 'Two-factor authentication is on for your account. Everything you typed is still here.',
  disableText: 'You then log in with your password only.',
  resetOpened: 'Someone asked support to turn off two-factor authentication for your account',
  resetText:
    'Stop it if you did not ask for it, or still have your authenticator app or a recovery code. If you did not ask for it, also change your password.',
  stopReset: 'Stop the reset',
  resetStopped: 'The reset is stopped',
  resetStoppedText: 'Two-factor authentication stays on for your account.',
  resetNotStopped: 'The reset was not stopped',
} as const;
