import type { InferType } from 'yup';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { userBlueprintFields } from '../blueprints/blueprints.schemas.ts';
import { answerCount, answerText, record } from '../schema.ts';

/** How many records wait for an administrator's decision. */
export const adminCountersAnswer = record({
  verifications: answerCount(),
  purchases: answerCount(),
  withdrawals: answerCount(),
});
export type AdminCounters = InferType<typeof adminCountersAnswer>;

/** A verification that waits for a decision; its `metadata` is masked here too. */
export const pendingVerificationAnswer = record({
  ...userBlueprintFields,
  username: answerText(USERNAME_MAX),
});
export type PendingVerification = InferType<typeof pendingVerificationAnswer>;
