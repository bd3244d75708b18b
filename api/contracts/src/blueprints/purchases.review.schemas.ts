import { array, type InferType } from 'yup';
import { timelineEventResponse } from '../admin/audit.schemas.ts';
import { conflictOfInterestField, repeatsField } from '../admin/decision-fields.ts';
import { reasonField, adminListQuery, userFilter } from '../admin/admin-list.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { caseFields } from '../cases/case-fields.ts';
import { PAYMENT_METHOD_VALUES } from '../payment-methods.ts';
import {
  responseDollars,
  responseText,
  responseTime,
  enumOf,
  strictObject,
  wholeNumberParam,
} from '../schema.ts';
import { OWNERSHIP_STATUSES, PAYMENT_STATES, userBlueprintFields } from './blueprints.schemas.ts';

/** Sort orders: by what is due first, by purchase time or by price. */
export const PURCHASE_SORTS = ['due', 'oldest', 'newest', 'highest', 'lowest'] as const;

export const purchasesQuery = adminListQuery(PURCHASE_SORTS, {
  status: enumOf(OWNERSHIP_STATUSES, 'Status must be a blueprint status'),
  /** Pending purchases that await their payment, or whose payment was reported. */
  payment: enumOf(PAYMENT_STATES, 'Payment must be a payment state'),
  blueprintId: wholeNumberParam('Blueprint id'),
  paymentMethod: enumOf(PAYMENT_METHOD_VALUES, 'Payment method must be a supported method'),
  userId: userFilter(),
});

const rowFields = {
  ...userBlueprintFields,
  ...caseFields,
  username: responseText(USERNAME_MAX),
  /** Dollars. */
  price: responseDollars(),
  decidedAt: responseTime().nullable(),
  /** Username; `null` while undecided. */
  decidedBy: responseText(USERNAME_MAX).nullable(),
};

/** A purchase in the list. */
export const purchaseRowResponse = strictObject(rowFields);
export type PurchaseRow = InferType<typeof purchaseRowResponse>;

/** One purchase with its timeline, oldest event first. */
export const purchaseDetailResponse = strictObject({
  ...rowFields,
  conflictOfInterest: conflictOfInterestField(),
  /** Other purchases with the same transaction reference, also of the same member. */
  repeats: repeatsField(OWNERSHIP_STATUSES),
  timeline: array(timelineEventResponse).strict().defined(),
});
export type PurchaseDetail = InferType<typeof purchaseDetailResponse>;

export const rejectPurchaseBody = strictObject({ reason: reasonField() });
