import { BLUEPRINTS, type OpenPay } from '@platform/contracts';

/** What every blueprint pays: enough work for its price, and 24 demo tasks. */
export function createOpenPay(fields: Partial<OpenPay> = {}): OpenPay[] {
  return BLUEPRINTS.map(({ id, price, rewardPerTask }) => {
    const count = Math.ceil(price / rewardPerTask);
    return {
      blueprintId: id,
      work: { count, dollars: count * rewardPerTask },
      needsTest: false,
      demo: { count: 24, dollars: 24 * rewardPerTask },
      practice: 2,
      completed: 0,
      isBudgetUsedUp: false,
      allowsOrder: true,
      ...fields,
    };
  });
}
