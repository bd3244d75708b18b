import {
  IDENTITY_REVIEW_SENTENCE,
  parseMaskedIdentityDocuments,
  type User,
  type UserBlueprint,
} from '@platform/contracts';
import { Button, DescriptionList, DateTime, Panel, Text, UnbrokenRanges } from '@platform/design-system';
import { useState } from 'react';
import { Link } from '@platform/kit/router';
import { describeReviewTime, FINAL_REJECTION, getAppealPath } from '../../content/verification.content.ts';
import type { Ownership } from '../../features/blueprints/ownership.policy.ts';
import { VerificationDialog } from '../../features/verification/verification-dialog.tsx';
import { SupportLink } from './support-link.tsx';

type Props = {
  user: User;
  ownership: Ownership;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Activates the free blueprint by identity verification, and shows the submitted data while it is under review. */
export function FreeActivation({ user, ownership, isRefreshing, onRefresh }: Props) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (ownership.status === 'pending') {
    return <UnderReview row={ownership.row} isRefreshing={isRefreshing} onRefresh={onRefresh} />;
  }
  if (ownership.status === 'rejected' && ownership.row.final)
    return <FinallyRejected id={ownership.row.id} />;
  return (
    <Panel title="Activate">
      <Text $tone="muted">
        <UnbrokenRanges>
          {ownership.status === 'rejected'
            ? 'You can submit your verification again. Fix the problem shown above and check that everything matches your ID.'
            : `It is free. You verify your identity once with seven fields, which we store encrypted. ${IDENTITY_REVIEW_SENTENCE}`}
        </UnbrokenRanges>
      </Text>
      <Button variant="primary" wide onClick={() => setDialogOpen(true)}>
        Activate Free Blueprint
      </Button>
      <SupportLink subject="Identity verification" />
      <VerificationDialog user={user} open={isDialogOpen} onOpenChange={setDialogOpen} />
    </Panel>
  );
}

/** The banner above shows the reason. */
function FinallyRejected({ id }: { id: string }) {
  return (
    <Panel title="No further attempts">
      <Text $tone="muted">{FINAL_REJECTION.text}</Text>
      <Button variant="primary" wide asChild>
        <Link to={getAppealPath(id)}>Contact support</Link>
      </Button>
    </Panel>
  );
}

type ReviewProps = { row: UserBlueprint; isRefreshing: boolean; onRefresh: () => void };

function UnderReview({ row, isRefreshing, onRefresh }: ReviewProps) {
  const documents = parseMaskedIdentityDocuments(row.metadata);
  return (
    <Panel title="Under review">
      <Text $tone="muted">
        Submitted <DateTime at={row.purchaseDate} showTime />.{' '}
        <UnbrokenRanges>{describeReviewTime(row.approvedAutomaticallyAt)}</UnbrokenRanges> We email you the
        result.
      </Text>
      {documents && (
        <DescriptionList
          aria-label="Your submitted information, masked"
          items={[
            { term: 'Full name', description: documents.fullName, verbatim: true },
            { term: 'Email', description: documents.email, verbatim: true },
            { term: 'ID number', description: documents.identificationNumber, verbatim: true },
          ]}
        />
      )}
      <Button busy={isRefreshing} onClick={onRefresh}>
        Refresh
      </Button>
      <SupportLink subject="Identity verification" />
    </Panel>
  );
}
