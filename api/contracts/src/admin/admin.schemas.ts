import { boolean, type InferType } from 'yup';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { userBlueprintFields } from '../blueprints/blueprints.schemas.ts';
import { caseFields } from '../cases/case-fields.ts';
import {
  enumOf,
  responseCount,
  responseDollars,
  responseText,
  responseTime,
  strictArray,
  strictObject,
} from '../schema.ts';

/** The number of records that await an administrator: decisions, appeals, and tickets to answer. */
export const adminCountersResponse = strictObject({
  verifications: responseCount(),
  /** Approved verifications that no administrator has checked; payouts to their members wait for it. At most 10,000. */
  uncheckedIdentities: responseCount(),
  purchases: responseCount(),
  /** Blueprints whose price waits to be paid back. */
  returns: responseCount(),
  withdrawals: responseCount(),
  /** Approved withdrawals that are not paid out yet. */
  payouts: responseCount(),
  tickets: responseCount(),
  /** Submissions to review. */
  reviews: responseCount(),
  appeals: responseCount(),
  /** Reports of items that cannot be done. */
  itemReports: responseCount(),
  /** Reports of questions of tests. */
  unitReports: responseCount(),
  /** Corrected keys of tests whose attempts were not scored again. */
  corrections: responseCount(),
  /** Pending withdrawals that have the first of two approvals. */
  secondApprovals: responseCount(),
  /** Resets of a second factor that need the approval of a second administrator. */
  secondFactorResets: responseCount(),
  /** Dollars that a member can earn by clicks alone, in production; 0 while demo tasks are closed, and elsewhere. */
  clickableDollars: responseDollars(),
});
export type AdminCounters = InferType<typeof adminCountersResponse>;

/** The queues whose records have a due time, by their counter. */
export const DUE_QUEUES = [
  'verifications',
  'purchases',
  'returns',
  'withdrawals',
  'payouts',
  'reviews',
  'appeals',
  'itemReports',
] as const satisfies readonly (keyof AdminCounters)[];
export type DueQueue = (typeof DUE_QUEUES)[number];

/** How many hours of due times are counted. */
export const DUE_HOURS = 72;

/** How many records of each queue are due in each hour from `from` on, and how many were due before. */
export const dueHoursResponse = strictObject({
  from: responseTime(),
  queues: strictArray(
    strictObject({
      queue: enumOf(DUE_QUEUES, 'Must be a queue').defined(),
      overdue: responseCount(),
      hours: strictArray(responseCount()).length(DUE_HOURS),
      /** Whether more are due than were counted. */
      isCut: boolean().strict().defined(),
    }),
  ),
});
export type DueHours = InferType<typeof dueHoursResponse>;

/** A verification that awaits a decision; its `metadata` is masked. */
export const pendingVerificationResponse = strictObject({
  ...userBlueprintFields,
  ...caseFields,
  username: responseText(USERNAME_MAX),
  /** `false`: it awaits its decision. */
  isChecked: boolean().strict().defined(),
});
export type PendingVerification = InferType<typeof pendingVerificationResponse>;
