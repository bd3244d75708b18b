import type { VerificationCase } from '@platform/contracts';
import { Alert, Badge, Moment, Row } from '@platform/design-system';
import { OWNERSHIP_WORDS } from '../../content/statuses.ts';
import { CaseSheet } from '../../shared/case/case-sheet.tsx';
import { ConflictNotice } from '../../shared/case/conflict-notice.tsx';
import { Decided } from '../../shared/case/decided.tsx';
import { DecisionButton } from '../../shared/case/decision-button.tsx';
import { RevealLine } from '../../shared/case/reveal-line.tsx';
import { MemberLink } from '../../shared/case/member-link.tsx';
import { TimelineSection } from '../../shared/case/timeline.tsx';
import { useDecision, type Decision } from '../../shared/case/use-decision.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { Papers } from './papers.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useStaffRevealVerificationMutation } from './verification-api.ts';

type Props = { record: VerificationCase };

type Action = 'approve' | 'reject';

/** One verification: the papers, the decision, what became of it. */
export function VerificationCaseView({ record }: Props) {
  const decision = useDecision<Action>();
  const [reveal, papers] = useStaffRevealVerificationMutation();
  const revealPapers = () => void reveal({ params: { id: record.id } });
  const { label, tone } = OWNERSHIP_WORDS[record.status];

  return (
    <CaseSheet
      title={record.username}
      badge={<Badge tone={tone}>{label}</Badge>}
      lead={<Lead record={record} />}
      keys={{
        ...(record.status === 'pending' && {
          a: { does: 'approve', act: () => decision.start('approve') },
          r: { does: 'reject', act: () => decision.start('reject') },
        }),
        v: { does: 'reveal', act: revealPapers },
      }}
      decision={<DecisionBar record={record} decision={decision} />}
    >
      {decision.conflict && <ConflictNotice conflict={decision.conflict} words={OWNERSHIP_WORDS} />}
      {record.reason !== null && (
        <Alert tone="danger" title={record.final ? 'Rejected for good' : 'Rejected, may try again'}>
          {record.reason}
        </Alert>
      )}
      <RevealLine
        what="Personal data"
        action="papers"
        revealed={papers.data !== undefined}
        busy={papers.isLoading}
        error={papers.error}
        reveal={revealPapers}
        hide={papers.reset}
      />
      <Papers record={record} revealed={papers.data} />
      <TimelineSection events={record.timeline} />
      <MemberLink userId={record.userId} username={record.username} />
      {decision.open === 'approve' && (
        <ApproveDialog record={record} decision={decision} revealed={papers.data} reveal={revealPapers} />
      )}
      {decision.open === 'reject' && <RejectDialog record={record} decision={decision} />}
    </CaseSheet>
  );
}

function Lead({ record: { blueprint, purchaseDate, approvedAutomaticallyAt } }: Props) {
  return (
    <>
      {blueprint.name} · submitted <Moment at={purchaseDate} clock />
      {approvedAutomaticallyAt !== null && (
        <>
          {' '}
          · approved automatically on <Moment at={approvedAutomaticallyAt} clock />
        </>
      )}
    </>
  );
}

function DecisionBar({ record, decision }: Props & { decision: Decision<Action> }) {
  if (record.status !== 'pending') {
    const { label } = OWNERSHIP_WORDS[record.status];
    return (
      <Decided word={label} at={record.decidedAt} by={record.decidedBy} justNow={decision.justDecided} />
    );
  }
  return (
    <Row>
      <DecisionButton kind="main" shortcut="a" onClick={() => decision.start('approve')}>
        Approve
      </DecisionButton>
      <DecisionButton kind="refuse" shortcut="r" onClick={() => decision.start('reject')}>
        Reject
      </DecisionButton>
    </Row>
  );
}
