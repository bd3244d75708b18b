import { array, boolean, type InferType } from 'yup';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import {
  address,
  answerCount,
  answerDollars,
  answerId,
  answerText,
  answerTime,
  choice,
  record,
  wholeNumberInAddress,
} from '../schema.ts';

/** `:blueprintId` of an address. */
export const blueprintParams = address({
  blueprintId: wholeNumberInAddress('Blueprint id').required('Blueprint id is required'),
});

/** The icons of the catalogue by name. */
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

/** One skill category: bought once, it opens its tasks for life and sets what each of them pays. */
export const blueprintAnswer = record({
  /** 1 to 10. */
  id: answerCount(),
  name: answerText(80),
  description: answerText(400),
  /** Dollars, paid once. The free blueprint shows its price struck through. */
  price: answerDollars(),
  /** Dollars for each completed task. */
  rewardPerTask: answerDollars(),
  icon: choice(BLUEPRINT_ICONS, 'Must be an icon').defined(),
  /** Three short lines. */
  features: array(answerText(120)).strict().length(3).defined(),
  isFree: boolean().strict().defined(),
});
export type Blueprint = InferType<typeof blueprintAnswer>;

/** How far a member's blueprint has come. `active` opens its tasks; the last two leave the member free to begin again. */
export const OWNERSHIP_STATUSES = ['pending', 'active', 'rejected', 'cancelled'] as const;

/** Marks the row of a free-blueprint verification among the payment methods. */
export const FREE_PAYMENT_METHOD = 'Free';

const OWNERSHIP_PAYMENT_METHODS = [
  FREE_PAYMENT_METHOD,
  ...PAYMENT_METHODS.map((method) => method.value),
] as const;

/** Length of the name that a payment service gives a payment, in characters. */
export const TRANSACTION_REFERENCE_MAX = 100;

/** The fields of a member's blueprint; administrators' lists add to them. */
export const userBlueprintFields = {
  id: answerId(),
  userId: answerId(),
  blueprintId: answerCount(),
  approved: boolean().strict().defined(),
  status: choice(OWNERSHIP_STATUSES, 'Must be a status').defined(),
  blueprint: record({ name: answerText(80), rewardPerTask: answerDollars() }),
  /** `null` until the member has chosen one. */
  paymentMethod: choice(OWNERSHIP_PAYMENT_METHODS, 'Must be a payment method').nullable().defined(),
  /** JSON text of the identity papers, masked; `null` for a purchase. `parseMaskedPapers` reads it. */
  metadata: answerText(4000).nullable(),
  purchaseDate: answerTime(),
  /** Why it was refused, in words for the member. */
  reason: answerText(500).nullable(),
  /** What the member names with the payment. */
  reference: answerText(40).nullable(),
  /** What the payment is called at the payment service, as the member says; `null` until told. */
  transactionReference: answerText(TRANSACTION_REFERENCE_MAX).nullable(),
};

/** A blueprint that a member asked for or owns. */
export const userBlueprintAnswer = record(userBlueprintFields);
export type UserBlueprint = InferType<typeof userBlueprintAnswer>;
