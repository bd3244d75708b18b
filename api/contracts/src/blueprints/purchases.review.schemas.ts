import { array, boolean, type InferType } from 'yup';
import { timelineEventResponse } from '../admin/audit.schemas.ts';
import { conflictOfInterestField, firstApprovalField, repeatsField } from '../admin/decision-fields.ts';
import { adminListQuery, userFilter } from '../admin/admin-list.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { caseFields } from '../cases/case-fields.ts';
import { PAYMENT_METHOD_VALUES } from '../payment-methods.ts';
import {
  responseDollars,
  responseText,
  responseTime,
  enumOf,
  singleLineText,
  strictObject,
  wholeNumberParam,
  withMinLength,
} from '../schema.ts';
import { memberRequirements } from '../withdrawals/payout-requirements.ts';
import { PAYOUT_REFERENCE_MAX } from '../withdrawals/withdrawals.constants.ts';
import { OWNERSHIP_STATUSES, PAYMENT_STATES, userBlueprintFields } from './blueprints.schemas.ts';

/** Length of what names a payer, in characters. */
const PAYER_MIN = 3;
export const PAYER_MAX = 200;
const PAYER_MISSING = 'Enter where the payment came from';

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
  /** The return of a blueprint, from its request on; `null` without one. */
  returnCase: strictObject({
    requestedAt: responseTime(),
    /** Who paid, masked; `null` if it cannot be decrypted. */
    payer: responseText(PAYER_MAX).nullable(),
    /** Whether two administrators have to approve it. */
    needsTwo: boolean().strict().defined(),
    firstApproval: firstApprovalField(),
    /** What the payment requires of the member. */
    requirements: memberRequirements(),
    /** What names the payment; `null` until it was sent. */
    transactionReference: responseText(PAYOUT_REFERENCE_MAX).nullable(),
    paidAt: responseTime().nullable(),
    /** Username; `null` until it was paid. */
    paidBy: responseText(USERNAME_MAX).nullable(),
  }).nullable(),
  timeline: array(timelineEventResponse).strict().defined(),
});
export type PurchaseDetail = InferType<typeof purchaseDetailResponse>;

/** The body of an approval: the account, address or name from which the payment came. A return is paid only there. */
export const approvePurchaseBody = strictObject({
  payer: withMinLength(singleLineText('Payer', PAYER_MAX).required(PAYER_MISSING), PAYER_MIN, PAYER_MISSING),
});

export const revealedPayerResponse = strictObject({ payer: responseText(PAYER_MAX) });
export type RevealedPayer = InferType<typeof revealedPayerResponse>;
