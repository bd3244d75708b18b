import type { DecisionBarrier } from '@platform/contracts';
import { getEntry } from '@platform/design-system';

export type BarrierLabel = { readonly title: string; readonly text: string };

/** Why the administrator who reads a record cannot decide about it. */
export const BARRIER_LABELS: Readonly<Record<DecisionBarrier, BarrierLabel>> = {
  own_record: {
    title: 'This is your own record',
    text: 'You can read it here. Another administrator decides.',
  },
  referral: {
    title: 'You are connected to this member by a referral',
    text: 'You referred the member, or the member referred you. Another administrator decides.',
  },
};

/** Returns why the administrator who reads a record cannot decide about it, and who does. */
export function describeBarrier(barrier: DecisionBarrier): BarrierLabel {
  return getEntry(BARRIER_LABELS, barrier, describeUnknownBarrier);
}

/** Explains a barrier that this version of the console does not know, by its name in words. */
export function describeUnknownBarrier(words: string): BarrierLabel {
  return { title: `You cannot decide this: ${words.toLowerCase()}`, text: 'Another administrator decides.' };
}
