/** The texts about passkeys. */
export const LABELS = {
  about:
    'A passkey logs you in with your fingerprint, face or screen lock, without a password or a code. It only works on this site, so a fake site cannot steal it.',
  first:
    'With your first passkey, two-factor authentication is on: your password alone no longer logs you in, it also takes a passkey or a recovery code. You get the recovery codes next.',
  add: 'Add a passkey',
  logIn: 'Log in with a passkey',
  use: 'Use a passkey',
  unsupported: 'This browser cannot use passkeys.',
  added: 'Passkey added',
  addedText: 'You can now log in with it.',
  removeText: 'It no longer logs you in. Remove it from the device or password manager too.',
  removeLastText:
    'It is your only second factor: you then log in with your password only, and your recovery codes stop working.',
  failed: 'The passkey was not used',
  notAdded: 'The passkey was not added',
  canceled: 'It was canceled, or took too long. Try again.',
  exists: 'This device already has a passkey for your account.',
  impossible: 'Your browser or device could not use a passkey. Try another one.',
  codesLeft: (count: number) =>
    `${count} recovery ${count === 1 ? 'code' : 'codes'} left, in case you lose your passkeys.`,
} as const;
