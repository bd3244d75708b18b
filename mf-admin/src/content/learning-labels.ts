import type { UnitKind, UnitReportReason } from '@platform/contracts';

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
