import type { VerificationDetail } from '@platform/contracts';
import { Alert, Button, Checkbox, RevealIcon, Stack } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { useState } from 'react';
import { ActionError } from '../../shared/review/decision/action-error.tsx';
import { IdentityDocuments } from './identity-documents.tsx';
import { useAdminRevealVerificationMutation } from './verifications-api.ts';

/** The documents of one verification as this administrator has seen them, or has chosen not to. */
export type DocumentsReview = ReturnType<typeof useDocumentsReview>;

/**
 * Reveals the documents, and requires of a decision that this administrator has revealed them, now or earlier, or
 * chooses to decide without. The API derives from its own audit log which of the two it records.
 */
export function useDocumentsReview({ id, timeline }: VerificationDetail) {
  const [reveal, { data: revealed, isLoading, error, reset }] = useAdminRevealVerificationMutation();
  const [isWaived, setWaived] = useState(false);
  const { user } = useSession();
  const wasRevealed = timeline.some(
    ({ action, by }) => action === 'verification_revealed' && by === user?.username,
  );
  const hasViewed = revealed !== undefined || wasRevealed;
  return {
    revealed,
    isRevealing: isLoading,
    revealError: error,
    reveal: () => void reveal({ params: { id } }),
    hide: reset,
    hasViewed,
    isWaived,
    setWaived,
    canDecide: hasViewed || isWaived,
  };
}

type Props = { record: VerificationDetail; documents: DocumentsReview };

/**
 * Part of a decision's dialog: says that the documents have not been viewed, and offers to reveal them there or to
 * decide without.
 */
export function DocumentsCheck({ record, documents }: Props) {
  const [isRequired] = useState(!documents.hasViewed);
  if (!isRequired) return null;
  if (documents.revealed) return <IdentityDocuments record={record} revealed={documents.revealed} />;
  const { isRevealing, revealError, reveal, isWaived, setWaived } = documents;
  return (
    <Stack $gap={3}>
      <Alert
        tone="locked"
        title="You have not viewed these documents"
        action={
          <Button size="compact" busy={isRevealing} onClick={reveal}>
            {!isRevealing && <RevealIcon size={16} />}
            Reveal documents
          </Button>
        }
      >
        Reveal them before you decide. The reveal is recorded in the audit log under your name.
      </Alert>
      {Boolean(revealError) && <ActionError action="reveal identity documents" error={revealError} />}
      <Checkbox
        label="Decide without viewing the documents"
        hint="The audit log records it. Payouts to an approved member wait until someone has viewed them."
        checked={isWaived}
        onChange={({ target }) => setWaived(target.checked)}
      />
    </Stack>
  );
}
