import type { IdentityState, CooldownCause } from '@platform/contracts';
import { FINAL_REJECTION } from './verification.content.ts';

type Requirement = { readonly title: string; readonly text: string };

/** What a member reads about an identity that no administrator has checked. */
export const IDENTITY_REQUIREMENTS: Readonly<Record<Exclude<IdentityState, 'checked'>, Requirement>> = {
  missing: {
    title: 'Verify your identity',
    text: 'Submit your identity documents with the free blueprint.',
  },
  pending: {
    title: 'Your identity verification is under review',
    text: 'We email you the result. Your payout can be approved after that.',
  },
  barred: FINAL_REJECTION,
  approved: {
    title: 'Your identity is checked before the first payout',
    text: 'You do not need to do anything: we check your documents by hand before we approve a payout.',
  },
};

/** What the dialog of a request says where the balance is enough and something else is missing. */
export const REQUIREMENTS_NOTE = {
  title: 'You can request it now. Before approval:',
  email: 'Confirm your email address.',
};

/** Why an approval waits, after "because". */
export const COOLDOWN_CAUSE_TEXTS: Readonly<Record<CooldownCause, string>> = {
  new_destination: 'its destination is new',
  second_factor_reset: 'two-factor authentication of your account was reset',
  email_changed: 'your email address was changed',
  password_changed: 'your password was changed',
  new_device: 'you logged in on a new device',
};
