import type { InferType } from 'yup';
import { REASON_MAX } from '../admin/admin-list.ts';
import { codeText, enumOf, responseText, responseTime, strictObject } from '../schema.ts';
import { USERNAME_MAX } from './auth.constants.ts';

/** Hours between the second administrator's approval and the removal of the second factor. */
export const RESET_WAIT_HOURS = 72;

/** Days in which a second administrator must approve a reset. */
export const RESET_APPROVAL_DAYS = 7;

/** Days after a reset in which no payout is approved. */
export const RESET_PAYOUT_PAUSE_DAYS = 7;

/** The body of stopping a reset with the token of an emailed link. */
export const stopSecondFactorResetBody = strictObject({
  token: codeText('Token', 100).required('This link is incomplete'),
});
export type StopSecondFactorResetBody = InferType<typeof stopSecondFactorResetBody>;

/** A reset in progress, as its user sees it. */
export const ownResetResponse = strictObject({
  openedAt: responseTime(),
  /** When the second factor is removed; `null` until a second administrator has approved. */
  removesAt: responseTime().nullable(),
});

/** A reset in progress needs a second approval, or waits until its user had the time to stop it. */
export const OPEN_RESET_STATES = ['requested', 'waiting'] as const;

/** A reset in progress, as administrators see it. */
export const secondFactorResetResponse = strictObject({
  state: enumOf(OPEN_RESET_STATES, 'Must be a state').defined(),
  openedAt: responseTime(),
  openedBy: responseText(USERNAME_MAX),
  reason: responseText(REASON_MAX),
  approvedBy: responseText(USERNAME_MAX).nullable(),
  removesAt: responseTime().nullable(),
});
export type SecondFactorReset = InferType<typeof secondFactorResetResponse>;
