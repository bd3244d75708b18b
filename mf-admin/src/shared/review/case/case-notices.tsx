import type { ConflictOfInterest } from '@platform/contracts';
import type { BadgeLabel } from '@platform/design-system';
import { InterestNotice } from '../decision/interest-notice.tsx';
import { ConflictNotice } from '../decision/conflict-notice.tsx';
import type { Decision } from '../decision/use-decision.ts';
import { useCaseDecision } from '../../undo/use-pending-decisions.ts';
import { ClaimBar } from './claim-bar.tsx';
import { DisabledMemberNotice } from './disabled-member.tsx';
import type { Claim } from './use-claim.ts';

type Props = {
  record: {
    readonly id: string;
    readonly conflictOfInterest: ConflictOfInterest | null;
    readonly memberDisabled: boolean;
    readonly status: string;
  };
  claim: Claim;
  decision: Pick<Decision, 'conflict'>;
  /** The labels of the record's statuses. */
  labels: Readonly<Record<string, BadgeLabel>>;
};

/** What an administrator has to know before a step with a case of any kind. */
export function CaseNotices({ record, claim, decision: { conflict }, labels }: Props) {
  const { pending } = useCaseDecision(record.id);
  return (
    <>
      <InterestNotice conflictOfInterest={record.conflictOfInterest} />
      <DisabledMemberNotice {...record} canDecide={claim.canClaim && !claim.isHeldByOther} />
      {/* The claim is kept until the decision is answered. */}
      {!pending && <ClaimBar claim={claim} />}
      {conflict && <ConflictNotice conflict={conflict} labels={labels} />}
    </>
  );
}
