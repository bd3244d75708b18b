import { BLUEPRINTS, FREE_BLUEPRINT_ID, FREE_PAYMENT_METHOD, type UserBlueprint } from '@platform/contracts';

let count = 0;

/** Creates a member's blueprint with the given fields; the active free one by default. */
export function createUserBlueprint(fields: Partial<UserBlueprint> = {}): UserBlueprint {
  const { blueprintId = FREE_BLUEPRINT_ID, status = 'active' } = fields;
  const { name, rewardPerTask, price } = BLUEPRINTS.find(({ id }) => id === blueprintId)!;
  return {
    id: `user-blueprint-${++count}`,
    userId: 'user-1',
    blueprintId,
    approved: status === 'active',
    status,
    blueprint: { name, rewardPerTask },
    price,
    paymentMethod: blueprintId === FREE_BLUEPRINT_ID ? FREE_PAYMENT_METHOD : 'paypal',
    metadata: null,
    purchaseDate: '2026-03-01T12:00:00.000Z',
    reason: null,
    final: false,
    approvedAutomaticallyAt: null,
    reference: null,
    transactionReference: null,
    returnableUntil: null,
    returnRequestedAt: null,
    ...paymentFields(fields),
    ...fields,
  };
}

/** A pending purchase awaits its payment until a transaction reference is reported. */
function paymentFields({
  blueprintId = FREE_BLUEPRINT_ID,
  status,
  transactionReference,
}: Partial<UserBlueprint>): Pick<UserBlueprint, 'payment' | 'expiresAt'> {
  if (status !== 'pending' || blueprintId === FREE_BLUEPRINT_ID) return { payment: null, expiresAt: null };
  return transactionReference
    ? { payment: 'reported', expiresAt: null }
    : { payment: 'awaiting', expiresAt: '2026-03-08T12:00:00.000Z' };
}
