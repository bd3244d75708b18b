import { BLUEPRINTS, centsOf, type Blueprint } from '@platform/contracts';

const PAID = BLUEPRINTS.filter(({ isFree }) => !isFree);
const PRICES = PAID.map(({ price }) => price);

/** The lowest and the highest price of a paid blueprint, and the price that the free one has struck through. */
export const LOWEST_PRICE = formatPrice(Math.min(...PRICES));
export const HIGHEST_PRICE = formatPrice(Math.max(...PRICES));
export const FREE_PRICE = formatPrice(BLUEPRINTS.find(({ isFree }) => isFree)?.price ?? 0);

/** How many tasks earn back the price of a paid blueprint, over all of them. */
export const EARN_BACK = {
  min: Math.min(...PAID.map(countTasksToEarnBack)),
  max: Math.max(...PAID.map(countTasksToEarnBack)),
};

/** Returns how many rewards add up to the price; 0 for the free blueprint. */
export function countTasksToEarnBack({ price, rewardPerTask, isFree }: Blueprint): number {
  return isFree ? 0 : Math.ceil(centsOf(price) / centsOf(rewardPerTask));
}

function formatPrice(dollars: number): string {
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
