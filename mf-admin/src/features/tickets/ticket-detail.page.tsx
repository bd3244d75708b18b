import type { TicketDetail } from '@platform/contracts';
import { DateTime, getBadgeLabel, LabelBadge, space, useFocusRegion } from '@platform/design-system';
import { TICKET_STATES } from '@platform/kit/states';
import { styled } from 'styled-components';
import { WIDE_PAGE } from '../../shared/page/admin-page.tsx';
import { ClaimBar } from '../../shared/review/case/claim-bar.tsx';
import type { Claim } from '../../shared/review/case/use-claim.ts';
import { ReviewPanel } from '../../shared/review/record/review-panel.tsx';
import { ConflictNotice } from '../../shared/review/decision/conflict-notice.tsx';
import { DecisionSummary } from '../../shared/review/decision/decision-summary.tsx';
import { DecisionButton } from '../../shared/review/decision/decision-button.tsx';
import { defineDetailPage } from '../../shared/review/record/define-detail-page.tsx';
import { useDecision, type Decision } from '../../shared/review/decision/use-decision.ts';
import { AnswerComposer } from './answer-composer.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { TicketMember } from './ticket-member.tsx';
import { TicketMessages } from './ticket-messages.tsx';
import { useAdminTicketQuery } from './tickets-api.ts';
import { useTicketClaim } from './use-ticket-claim.ts';

/** One ticket, beside its queue, with what is known about its member. */
export const TicketDetailPage = defineDetailPage<TicketDetail>({
  recordType: 'ticket',
  useRecord: (id) => useAdminTicketQuery({ params: { id } }),
  Review: TicketReview,
});

type Props = { record: TicketDetail };
type Action = 'answer' | 'close';

/** The review of one support ticket: the conversation and the actions on it. */
function TicketReview({ record }: Props) {
  const decision = useDecision<Action>();
  const claim = useTicketClaim(record);
  const footer = useFocusRegion(String(decision.action));

  return (
    <ReviewPanel
      title={record.subject}
      badge={<LabelBadge labels={TICKET_STATES} value={record.status} />}
      lead={
        <>
          <span translate="no">
            {record.reference} · <bdi>{record.username ?? record.name}</bdi>, {record.email}
          </span>{' '}
          · opened <DateTime at={record.createdAt} showTime />
        </>
      }
      shortcuts={
        claim.isOpen && !claim.isHeldByOther
          ? {
              r: { label: 'answer', run: () => decision.start('answer') },
              e: { label: 'close', run: () => decision.start('close') },
            }
          : {}
      }
      decision={
        <div {...footer}>
          {decision.action === 'answer' ? (
            <AnswerComposer record={record} decision={decision} />
          ) : (
            <DecisionBar record={record} claim={claim} decision={decision} />
          )}
        </div>
      }
    >
      <ClaimBar claim={claim} />
      {decision.conflict && <ConflictNotice conflict={decision.conflict} labels={TICKET_STATES} />}
      <Columns>
        <TicketMessages record={record} />
        {record.userId !== null && record.username !== null && (
          <TicketMember userId={record.userId} username={record.username} />
        )}
      </Columns>
      {decision.action === 'close' && <CloseDialog record={record} decision={decision} />}
    </ReviewPanel>
  );
}

function DecisionBar({ record, claim, decision }: Props & { claim: Claim; decision: Decision<Action> }) {
  const { status, closedAt, closedBy, messages } = record;
  const lastAnswer =
    status === 'answered' ? messages.findLast(({ author }) => author === 'support') : undefined;
  const actions = claim.isOpen && !claim.isHeldByOther && (
    <>
      <DecisionButton
        kind={status === 'open' ? 'primary' : 'secondary'}
        shortcut="r"
        onClick={() => decision.start('answer')}
      >
        Answer
      </DecisionButton>
      <DecisionButton kind="secondary" shortcut="e" onClick={() => decision.start('close')}>
        Close
      </DecisionButton>
    </>
  );
  return (
    <DecisionSummary
      label={getBadgeLabel(TICKET_STATES, status).label}
      at={closedAt ?? lastAnswer?.at ?? null}
      by={closedAt ? closedBy : (lastAnswer?.by ?? null)}
      isJustDecided={decision.isJustDecided}
      isComplete={status !== 'open'}
    >
      {actions}
    </DecisionSummary>
  );
}

/** The member beside the conversation, which has the line length of a text. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};

  ${WIDE_PAGE} {
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 15rem;
    }

    > aside {
      position: sticky;
      top: ${space(4)};
    }
  }
`;
