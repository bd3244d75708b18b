import type { SubmissionState } from '@platform/contracts';
import { Badge, type Tone, getTextLabel } from '@platform/design-system';
import { SUBMISSION_STATE_LABELS } from '../../../content/work.content.ts';

const TONES: Readonly<Record<SubmissionState, Tone>> = {
  draft: 'primary',
  submitted: 'held',
  revision: 'locked',
  approved: 'available',
  rejected: 'danger',
  appealed: 'held',
  practiced: 'neutral',
  returned: 'neutral',
  lapsed: 'neutral',
};

/** Shows the state of a submission. */
export function SubmissionBadge({ state }: { state: SubmissionState }) {
  return <Badge tone={TONES[state]}>{getTextLabel(SUBMISSION_STATE_LABELS, state)}</Badge>;
}
