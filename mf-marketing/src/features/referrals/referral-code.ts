import { registerBody, trimLinkParameter } from '@platform/contracts';

const referralCodeSchema = registerBody.pick(['referralCode']);

/** Trims a referral code from a link; `undefined` if it cannot be valid, so that a bad link never blocks a sign-up. */
export function normalizeReferralCode(input: string | null): string | undefined {
  const referralCode = trimLinkParameter(input ?? '');
  return referralCode && referralCodeSchema.isValidSync({ referralCode }) ? referralCode : undefined;
}
