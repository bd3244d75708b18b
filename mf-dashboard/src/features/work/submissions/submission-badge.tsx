import type { SubmissionState } from '@platform/contracts';
import { LabelBadge } from '@platform/design-system';
import { SUBMISSION_STATES } from '@platform/kit/states';

/** Shows the state of a submission. */
export function SubmissionBadge({ state }: { state: SubmissionState }) {
  return <LabelBadge labels={SUBMISSION_STATES} value={state} />;
}
