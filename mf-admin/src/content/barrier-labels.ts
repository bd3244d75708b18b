import type { DecisionBarrier } from '@platform/contracts';

/** Why the administrator who reads a record cannot decide about it. */
export const BARRIER_LABELS: Readonly<
  Record<DecisionBarrier, { readonly title: string; readonly text: string }>
> = {
  own_record: {
    title: 'This is your own record',
    text: 'You can read it here. Another administrator decides.',
  },
  referral: {
    title: 'You are connected to this member by a referral',
    text: 'You referred the member, or the member referred you. Another administrator decides.',
  },
};
