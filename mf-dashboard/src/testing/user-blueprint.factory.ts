import { BLUEPRINTS, FREE_BLUEPRINT_ID, FREE_PAYMENT_METHOD, type UserBlueprint } from '@platform/contracts';

let count = 0;

/** A member's blueprint, of whatever a test cares about. */
export function userBlueprint(facts: Partial<UserBlueprint> = {}): UserBlueprint {
  const { blueprintId = FREE_BLUEPRINT_ID, status = 'active' } = facts;
  const { name, rewardPerTask } = BLUEPRINTS.find(({ id }) => id === blueprintId)!;
  return {
    id: `user-blueprint-${++count}`,
    userId: 'user-1',
    blueprintId,
    approved: status === 'active',
    status,
    blueprint: { name, rewardPerTask },
    paymentMethod: blueprintId === FREE_BLUEPRINT_ID ? FREE_PAYMENT_METHOD : 'paypal',
    metadata: null,
    purchaseDate: '2026-03-01T12:00:00.000Z',
    reason: null,
    reference: null,
    transactionReference: null,
    ...facts,
  };
}
