import { parseMaskedPapers, type User, type UserBlueprint } from '@platform/contracts';
import { Button, DescriptionList, Moment, Panel, Text } from '@platform/design-system';
import { useState } from 'react';
import type { Ownership } from '../../features/blueprints/ownership.policy.ts';
import { VerificationDialog } from '../../features/verification/verification-dialog.tsx';
import { SupportLine } from './support-line.tsx';

type Props = {
  user: User;
  ownership: Ownership;
  refreshing: boolean;
  onRefresh: () => void;
};

/** The free blueprint costs an identity verification: the way to send it, and what was sent. */
export function FreeActivation({ user, ownership, refreshing, onRefresh }: Props) {
  const [asking, setAsking] = useState(false);
  if (ownership.status === 'pending') {
    return <UnderReview row={ownership.row} refreshing={refreshing} onRefresh={onRefresh} />;
  }
  return (
    <Panel title="Activate">
      <Text $tone="muted">
        {ownership.status === 'rejected'
          ? 'You can send the verification again. Mend what the reason names; the rest must be as on your ID.'
          : 'It costs nothing but one identity check: seven facts, compared by an administrator within 24-48 hours. They are stored encrypted.'}
      </Text>
      <Button variant="primary" wide onClick={() => setAsking(true)}>
        Activate Free Blueprint
      </Button>
      <SupportLine />
      <VerificationDialog user={user} open={asking} onOpenChange={setAsking} />
    </Panel>
  );
}

type ReviewProps = { row: UserBlueprint; refreshing: boolean; onRefresh: () => void };

function UnderReview({ row, refreshing, onRefresh }: ReviewProps) {
  const papers = parseMaskedPapers(row.metadata);
  return (
    <Panel title="Under review">
      <Text $tone="muted">
        Sent <Moment at={row.purchaseDate} clock />. The review takes 24-48 hours; if it is delayed, it
        completes automatically. You get an e-mail.
      </Text>
      {papers && (
        <DescriptionList
          aria-label="What you sent, masked"
          items={[
            { term: 'Full name', description: papers.fullName },
            { term: 'Email', description: papers.email },
            { term: 'ID number', description: papers.identificationNumber },
          ]}
        />
      )}
      <Button busy={refreshing} onClick={onRefresh}>
        Refresh
      </Button>
      <SupportLine />
    </Panel>
  );
}
