import {
  CASE_KINDS,
  type AdminCounters,
  type CaseDetail,
  type CaseKind,
  type DueCase,
} from '@platform/contracts';
import { hours, pick } from './mock-values.ts';

const LONG_NAME = 'maximiliane_von_hohenstein_lang';

/** The fields that the rows of all cases have: some are overdue, some are claimed. */
export function caseRow(index: number) {
  const isClaimed = index % 4 === 1;
  return {
    // Not a whole hour, so that the text is the same some seconds later.
    dueAt: hours(index * 5 - 8.5),
    claimedBy: isClaimed ? LONG_NAME : null,
    claimedUntil: isClaimed ? hours(0.4) : null,
    memberDisabled: false,
  };
}

export const DECIDED_ROW = {
  dueAt: null,
  claimedBy: null,
  claimedUntil: null,
  memberDisabled: false,
} as const;

export function dueCase(index: number): DueCase {
  const kind = pick(CASE_KINDS, index);
  const username = index === 1 ? LONG_NAME : `member_${index}`;
  return { kind, id: `${kind}-${index}`, username, isIdentityCheck: false, ...caseRow(index) };
}

/** Claim, risk signals and notes of a case, with something to notice in every risk signal. */
export function caseDetail(kind: CaseKind, index: number): CaseDetail {
  const link = (other: number) => ({ userId: `user-${other}`, username: `member_${other}`, disabled: false });
  return {
    kind,
    id: `${kind}-${index}`,
    isOpen: true,
    claim: null,
    riskSignals: {
      accountCreatedAt: hours(-900),
      accountDisabled: false,
      recentPace: { tasks: 130, days: 7 },
      earlierPace: { tasks: 62, days: 28 },
      samePayoutDetails: [{ userId: 'user-1', username: LONG_NAME, disabled: false }, link(2)],
      sameDevice: [link(3)],
      sameNetwork: [],
      referralTree: [],
      sameIdentityNumber: [],
      rejections: [
        {
          kind: 'verification',
          id: 'verification-3',
          at: hours(-400),
          outcome: 'rejected',
          sameDestination: false,
          reason: 'The photo of the identification is cropped. Send one that shows all four edges.',
        },
      ],
    },
    notes: [
      {
        id: 'note-1',
        at: hours(-5),
        by: 'kate',
        text: 'Asked the member for another photo.\nIt came by email.',
      },
      { id: 'note-2', at: hours(-1), by: LONG_NAME, text: 'The address is the same as on the invoice.' },
    ],
  };
}

/** How much waits in each queue of a console whose lists have so many rows. */
export function countPending(count: number): AdminCounters {
  const work = {
    reviews: count,
    appeals: Math.min(count, 1),
    itemReports: Math.min(count, 2),
    unitReports: Math.min(count, 2),
    corrections: Math.min(count, 1),
    tickets: count,
  };
  const second = {
    returns: Math.min(count, 3),
    secondApprovals: Math.min(count, 2),
    secondFactorResets: Math.min(count, 1),
    clickableDollars: 0,
  };
  const cases = {
    verifications: count,
    uncheckedIdentities: 0,
    purchases: Math.min(count, 3),
    withdrawals: count * 31,
    payouts: Math.min(count, 4),
  };
  return { ...cases, ...work, ...second };
}
