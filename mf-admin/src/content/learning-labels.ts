import { BLUEPRINTS, type UnitKind, type UnitReportReason } from '@platform/contracts';
import type { ChoiceOption } from '../shared/list/state/list-filters.ts';

/** What members say about a question of a test. */
export const UNIT_REPORT_REASON_LABELS: Readonly<Record<UnitReportReason, string>> = {
  unclear: 'It is not clear what is asked',
  several_right: 'More than one answer is right',
  none_right: 'No answer is right',
  broken: 'Something is missing or does not work',
  other: 'Something else',
};

export const UNIT_KIND_LABELS: Readonly<Record<UnitKind, string>> = {
  hand: 'By hand',
  parametric: 'Template',
  work: 'Small work',
};

/** The skills whose courses a list can be narrowed to. */
export const COURSE_OPTIONS: readonly ChoiceOption[] = BLUEPRINTS.map(({ id, name }) => ({
  value: String(id),
  label: name,
}));

/** Returns the skill of a course. */
export function getSkillName(courseId: number): string {
  return BLUEPRINTS.find(({ id }) => id === courseId)?.name ?? `Course ${courseId}`;
}
