import type { Endpoint } from '@platform/contracts';

/** Domains whose calls are about money, decisions about it included. */
const MONEY = ['ledger', 'tasks', 'blueprints', 'withdrawals', 'reviews', 'decisions'];

/** Further calls without which no one could log in, prove who they are, or take up a case about money. */
export const ESSENTIAL_IDS: readonly string[] = [
  'auth.login',
  'auth.logout',
  'auth.secondStep',
  'auth.startPasskeyLogin',
  'auth.loginWithPasskey',
  'auth.startPasskeySecondStep',
  'auth.secondStepWithPasskey',
  'auth.requestLoginLink',
  'auth.loginWithLink',
  'auth.forgotPassword',
  'auth.resetPassword',
  'auth.changePassword',
  'auth.endSession',
  'auth.endOtherSessions',
  'auth.stopSecondFactorReset',
  'secondFactor.setUp',
  'secondFactor.confirm',
  'secondFactor.check',
  'secondFactor.stopReset',
  'passkeys.startCheck',
  'passkeys.check',
  'cases.claim',
  'cases.unclaim',
  'cases.takeOver',
  'users.disable',
];

/** Whether what a call writes is saved although little of the disk is free: money and logins, nothing else. */
export function isEssential({ id }: Pick<Endpoint, 'id'>): boolean {
  return ESSENTIAL_IDS.includes(id) || MONEY.includes(id.split('.', 1).join());
}
