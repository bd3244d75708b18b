import { boolean, type InferType } from 'yup';
import { enumOf, responseId, strictObject } from '../schema.ts';

/**
 * How far the identity of a member is known: no approved verification, one that waits for its decision, a rejection that
 * is final, an automatic approval, or one by a person who has looked at it.
 */
export const IDENTITY_STATES = ['missing', 'pending', 'barred', 'approved', 'checked'] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

const payoutRequirementFields = {
  emailConfirmed: boolean().strict().defined(),
  identity: enumOf(IDENTITY_STATES, 'Must be a state').defined(),
};

/** What a payment to a member still requires, for who reviews it. */
export const memberRequirements = () =>
  strictObject({
    ...payoutRequirementFields,
    /** The member's verification, if there is one. */
    verificationId: responseId().nullable(),
  });

/** What a payout to a member requires before it can be approved. A withdrawal can be requested without it. */
export const payoutRequirementsResponse = strictObject(payoutRequirementFields);
export type PayoutRequirements = InferType<typeof payoutRequirementsResponse>;

/** Whether a payout to a member can be approved. */
export function meetsPayoutRequirements({ emailConfirmed, identity }: PayoutRequirements): boolean {
  return emailConfirmed && identity === 'checked';
}
