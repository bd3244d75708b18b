import { BLUEPRINTS } from '@platform/contracts';
import type { ChoiceOption } from '../shared/list/state/list-filters.ts';

const toOption = ({ id, name }: (typeof BLUEPRINTS)[number]): ChoiceOption => ({
  value: String(id),
  label: name,
});

/** The blueprints, each of which can have a course, as filter options. */
export const BLUEPRINT_OPTIONS: readonly ChoiceOption[] = BLUEPRINTS.map(toOption);

/** The paid blueprints as filter options. */
export const PAID_BLUEPRINT_OPTIONS: readonly ChoiceOption[] = BLUEPRINTS.filter(({ isFree }) => !isFree).map(
  toOption,
);

/** Returns the name of a blueprint of the catalogue. */
export function getBlueprintName(blueprintId: number): string {
  return BLUEPRINTS.find(({ id }) => id === blueprintId)?.name ?? `Blueprint ${blueprintId}`;
}
