import { BLUEPRINTS } from '@platform/contracts';

/** Returns the price of a blueprint in dollars. */
export function getPrice(blueprintId: number): number {
  const blueprint = BLUEPRINTS.find(({ id }) => id === blueprintId);
  if (!blueprint) throw new Error(`Blueprint ${blueprintId} is not in the catalogue.`);
  return blueprint.price;
}
