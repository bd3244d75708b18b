import { registerBody } from '@platform/contracts';

const sendable = registerBody.pick(['referralCode']);

/**
 * The code of a referral link as it can be sent, or nothing: a text that can be nobody's code is left out, because it
 * must never stand in the way of a sign-up.
 */
export function sendableCode(typed: string | null): string | undefined {
  const referralCode = typed?.trim();
  return referralCode && sendable.isValidSync({ referralCode }) ? referralCode : undefined;
}
