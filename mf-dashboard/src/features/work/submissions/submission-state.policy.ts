import type { SubmissionState } from '@platform/contracts';

/** States in which the member can write answers. */
export const WRITABLE_STATES: readonly SubmissionState[] = ['draft', 'revision'];
/** States after which the task can be started again. */
export const RESTARTABLE_STATES: readonly SubmissionState[] = ['returned', 'lapsed', 'practiced'];

/** States that pay nothing, unless the task is started again and approved. */
export const UNPAID_STATES: readonly SubmissionState[] = ['rejected', 'returned', 'lapsed'];

/** The lists of the submissions page. */
export const SUBMISSION_TABS = ['in-progress', 'in-review', 'decided'] as const;
export type SubmissionTab = (typeof SUBMISSION_TABS)[number];

const STATES: Readonly<Record<SubmissionTab, readonly SubmissionState[]>> = {
  'in-progress': ['draft', 'revision'],
  'in-review': ['submitted', 'appealed'],
  decided: ['approved', 'rejected', 'practiced', 'returned', 'lapsed'],
};

/** Returns whether a submission belongs to a list. */
export function isInTab(tab: SubmissionTab, { state }: { readonly state: SubmissionState }): boolean {
  return STATES[tab].includes(state);
}
