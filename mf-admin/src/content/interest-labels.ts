import type { ConflictOfInterest } from '@platform/contracts';
import { getEntry } from '@platform/design-system';

export type InterestLabel = { readonly title: string; readonly text: string };

/** Why the administrator who reads a record cannot decide about it. */
export const INTEREST_LABELS: Readonly<Record<ConflictOfInterest, InterestLabel>> = {
  own_record: {
    title: 'This is your own record',
    text: 'You can read it here. Another administrator decides.',
  },
  referral: {
    title: 'You are connected to this member by a referral',
    text: 'You referred the member, or the member referred you. Another administrator decides.',
  },
  same_identity: {
    title: 'You have the same identity number as this member',
    text: 'You can read it here. Another administrator decides.',
  },
  same_destination: {
    title: 'You have a payout destination of this member',
    text: 'You saved it or withdrew to it, as the member did. Another administrator decides.',
  },
  same_device: {
    title: 'You and this member have used the same browser',
    text: 'Both accounts have logged in with it. Another administrator decides.',
  },
};

/** Returns why the administrator who reads a record cannot decide about it, and who does. */
export function describeInterest(conflictOfInterest: ConflictOfInterest): InterestLabel {
  return getEntry(INTEREST_LABELS, conflictOfInterest, describeUnknownInterest);
}

/** Explains a conflict of interest that this version of the console does not know, by its name in words. */
export function describeUnknownInterest(words: string): InterestLabel {
  return { title: `You cannot decide this: ${words.toLowerCase()}`, text: 'Another administrator decides.' };
}
