import { array, boolean, type InferType } from 'yup';
import { PAYMENT_METHOD_VALUES } from '../payment-methods.ts';
import {
  queryObject,
  responseCount,
  responseDollars,
  responseId,
  responseText,
  responseTime,
  enumOf,
  strictObject,
  numberInPath,
} from '../schema.ts';

/** The `:blueprintId` path parameter. */
export const blueprintParams = queryObject({
  blueprintId: numberInPath('Blueprint id'),
});

/** The names of the catalogue icons. Source: docs/specification.md#3-entities. */
export const BLUEPRINT_ICONS = [
  'pencil-alt',
  'image',
  'video',
  'microphone',
  'chart-line',
  'tag',
  'comment-dots',
  'closed-captioning',
  'file-alt',
  'store',
] as const;

/** A blueprint: bought once, it gives lifetime access to the tasks of a skill category and sets their reward. */
export const blueprintResponse = strictObject({
  /** 1 to 10. */
  id: responseCount(),
  name: responseText(80),
  description: responseText(400),
  /** Dollars, paid once. Pages show the price of the free blueprint struck through. */
  price: responseDollars(),
  /** Dollars per completed task. */
  rewardPerTask: responseDollars(),
  icon: enumOf(BLUEPRINT_ICONS, 'Must be an icon').defined(),
  /** Exactly three short texts. */
  features: array(responseText(120)).strict().length(3).defined(),
  isFree: boolean().strict().defined(),
});
export type Blueprint = InferType<typeof blueprintResponse>;

/** The statuses of a verification. */
export const VERIFICATION_STATUSES = ['pending', 'active', 'rejected', 'cancelled'] as const;

/**
 * The status of a member's blueprint. `active` gives access to its tasks; after `rejected`, `cancelled` and `returned`
 * the member can try again, unless the rejection is final. Only a purchase is `returning`, from the request of its
 * return until its price was sent back, and then `returned`.
 */
export const OWNERSHIP_STATUSES = [...VERIFICATION_STATUSES, 'returning', 'returned'] as const;

/** A pending purchase waits for its payment, or for the review of a payment that the member reported. */
export const PAYMENT_STATES = ['awaiting', 'reported'] as const;

/** A purchase that is not paid is canceled this many days after it was made, to the millisecond. */
export const PAYMENT_DAYS = 7;

/** The payment method that marks the verification of the free blueprint. */
export const FREE_PAYMENT_METHOD = 'Free';

const OWNERSHIP_PAYMENT_METHODS = [FREE_PAYMENT_METHOD, ...PAYMENT_METHOD_VALUES] as const;

/** Maximum length of a payment service's transaction reference, in characters. */
export const TRANSACTION_REFERENCE_MAX = 100;

/** The fields of a member's blueprint; admin lists extend them. */
export const userBlueprintFields = {
  id: responseId(),
  userId: responseId(),
  blueprintId: responseCount(),
  approved: boolean().strict().defined(),
  status: enumOf(OWNERSHIP_STATUSES, 'Must be a status').defined(),
  blueprint: strictObject({ name: responseText(80), rewardPerTask: responseDollars() }),
  /** `null` until the member chooses one. */
  paymentMethod: enumOf(OWNERSHIP_PAYMENT_METHODS, 'Must be a payment method').nullable().defined(),
  /** Masked identity documents as JSON text; `null` for a purchase. `parseMaskedIdentityDocuments` parses it. */
  metadata: responseText(4000).nullable(),
  purchaseDate: responseTime(),
  /** `null` unless it is a pending purchase. */
  payment: enumOf(PAYMENT_STATES, 'Must be a payment state').nullable().defined(),
  /** When it is canceled if the payment is not reported; `null` unless it awaits the payment. */
  expiresAt: responseTime().nullable(),
  /** Why it, or the return of an active one, was rejected; the member reads it. */
  reason: responseText(500).nullable(),
  /** Whether it was rejected for good: the member cannot try again. */
  final: boolean().strict().defined(),
  /**
   * When the platform approves a pending verification unless an administrator decides earlier; `null` for never, for a
   * purchase and once decided.
   */
  approvedAutomaticallyAt: responseTime().nullable(),
  /** The reference that the member states with the payment. */
  reference: responseText(40).nullable(),
  /** The payment service's transaction reference, as reported by the member; `null` until then. */
  transactionReference: responseText(TRANSACTION_REFERENCE_MAX).nullable(),
  /**
   * Until when an active purchase can be returned; `null` if it cannot, e.g. because a task of it was done. An attempt
   * at its test can bring it forward.
   */
  returnableUntil: responseTime().nullable(),
  /** When its return was requested; `null` unless it is being returned, or was. */
  returnRequestedAt: responseTime().nullable(),
};

/** A blueprint that a member requested or owns. */
export const userBlueprintResponse = strictObject({
  ...userBlueprintFields,
  /** Dollars, as they were when it was requested: what the member pays, and gets back. */
  price: responseDollars(),
});
export type UserBlueprint = InferType<typeof userBlueprintResponse>;
