import { array, type InferType } from 'yup';
import { timelineEventAnswer } from '../admin/audit.schemas.ts';
import { reasonField, staffListQuery, userFilter } from '../admin/staff-list.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import { answerDollars, answerText, answerTime, choice, record, wholeNumberInAddress } from '../schema.ts';
import { OWNERSHIP_STATUSES, userBlueprintFields } from './blueprints.schemas.ts';

/** By the time of the purchase or by its price. */
export const PURCHASE_SORTS = ['oldest', 'newest', 'highest', 'lowest'] as const;

export const purchasesQuery = staffListQuery(PURCHASE_SORTS, {
  status: choice(OWNERSHIP_STATUSES, 'Status must be one of a blueprint'),
  blueprintId: wholeNumberInAddress('Blueprint id'),
  paymentMethod: choice(
    PAYMENT_METHODS.map(({ value }) => value),
    'Payment method must be one of the list',
  ),
  userId: userFilter(),
});

const rowFields = {
  ...userBlueprintFields,
  username: answerText(USERNAME_MAX),
  /** Dollars to be paid. */
  price: answerDollars(),
  decidedAt: answerTime().nullable(),
  /** Username; `null` while nobody has. */
  decidedBy: answerText(USERNAME_MAX).nullable(),
};

/** A purchase as it is listed. */
export const purchaseRowAnswer = record(rowFields);
export type PurchaseRow = InferType<typeof purchaseRowAnswer>;

/** One purchase with its whole life, oldest event first. */
export const purchaseCaseAnswer = record({
  ...rowFields,
  timeline: array(timelineEventAnswer).strict().defined(),
});
export type PurchaseCase = InferType<typeof purchaseCaseAnswer>;

export const rejectPurchaseBody = record({ reason: reasonField() });
