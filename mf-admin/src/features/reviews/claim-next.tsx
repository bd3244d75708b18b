import { paths, useToast } from '@platform/kit';
import { useNavigate } from '@platform/kit/router';
import { Stack } from '@platform/design-system';
import { ActionError } from '../../shared/review/decision/action-error.tsx';
import { DecisionButton } from '../../shared/review/decision/decision-button.tsx';
import { usePendingDecisions } from '../../shared/undo/use-pending-decisions.ts';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts.ts';
import { useAdminClaimNextReviewMutation } from './reviews-api.ts';

/** The key that claims the next submission, in the queue and after a decision. */
export const CLAIM_NEXT_KEY = 'n';

/** Claims the submission that is due first and opens it; says so if there is none. */
export function useClaimNext() {
  const [claimNext, { isLoading, error }] = useAdminClaimNextReviewMutation();
  const navigate = useNavigate();
  const showToast = useToast();
  const { pending } = usePendingDecisions();

  const run = async () => {
    if (isLoading) return;
    // Those that are decided wait for their ten seconds, and are still claimed.
    const waiting = pending.flatMap(({ cases }) => cases).filter(({ kind }) => kind === 'review');
    const result = await claimNext({ body: { except: waiting.map(({ id }) => id) } });
    if (result.error) return;
    const { id } = result.data;
    if (id !== null) {
      await navigate(paths.admin.review(id));
      return;
    }
    showToast({
      title: 'Nothing to claim',
      description: 'Every submission is decided, claimed by another administrator, or not yours to decide.',
      tone: 'neutral',
    });
  };
  return { run: () => void run(), busy: isLoading, error };
}

/** The main action of the queue, also by its key. */
export function ClaimNextButton() {
  const { run, busy, error } = useClaimNext();
  useShortcuts({ [CLAIM_NEXT_KEY]: run });
  return (
    <Stack $gap={2} $align="end">
      <DecisionButton kind="primary" shortcut={CLAIM_NEXT_KEY} busy={busy} onClick={run}>
        Claim next
      </DecisionButton>
      {Boolean(error) && <ActionError action="claim the next submission" error={error} />}
    </Stack>
  );
}
