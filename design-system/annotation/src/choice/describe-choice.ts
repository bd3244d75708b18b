import type { ChoiceAnswer, ChoiceDefinition } from '@platform/contracts';

/** Returns what was chosen, in words. */
export function describeChoice(
  { options }: ChoiceDefinition,
  { selected, cannotTell }: ChoiceAnswer,
): string {
  if (cannotTell) return 'Cannot tell';
  const labels = options.filter(({ id }) => selected.includes(id)).map(({ label }) => label);
  return labels.length > 0 ? labels.join(', ') : 'Not answered';
}
