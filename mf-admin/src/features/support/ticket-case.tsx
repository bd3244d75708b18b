import type { TicketCase } from '@platform/contracts';
import { Badge, Moment } from '@platform/design-system';
import { TICKET_WORDS } from '../../content/statuses.ts';
import { CaseSheet } from '../../shared/case/case-sheet.tsx';
import { ConflictNotice } from '../../shared/case/conflict-notice.tsx';
import { Decided } from '../../shared/case/decided.tsx';
import { DecisionButton } from '../../shared/case/decision-button.tsx';
import { MemberLink } from '../../shared/case/member-link.tsx';
import { useDecision, type Decision } from '../../shared/case/use-decision.ts';
import { AnswerDialog, CloseDialog } from './ticket-dialogs.tsx';
import { Talk } from './talk.tsx';

type Props = { record: TicketCase };
type Action = 'answer' | 'close';

/** One ticket: what was written, what was answered, and the next answer. */
export function TicketCaseView({ record }: Props) {
  const decision = useDecision<Action>();
  const { label, tone } = TICKET_WORDS[record.status];
  const isOpen = record.status !== 'closed';

  return (
    <CaseSheet
      title={record.subject}
      badge={<Badge tone={tone}>{label}</Badge>}
      lead={
        <>
          {record.reference} · {record.username ?? record.name}, {record.email} · opened{' '}
          <Moment at={record.createdAt} clock />
        </>
      }
      keys={
        isOpen
          ? {
              a: { does: 'answer', act: () => decision.start('answer') },
              c: { does: 'close', act: () => decision.start('close') },
            }
          : {}
      }
      decision={<DecisionBar record={record} decision={decision} />}
    >
      {decision.conflict && <ConflictNotice conflict={decision.conflict} words={TICKET_WORDS} />}
      <Talk record={record} />
      {record.userId !== null && record.username !== null && (
        <MemberLink userId={record.userId} username={record.username} />
      )}
      {decision.open === 'answer' && <AnswerDialog record={record} decision={decision} />}
      {decision.open === 'close' && <CloseDialog record={record} decision={decision} />}
    </CaseSheet>
  );
}

function DecisionBar({ record, decision }: Props & { decision: Decision<Action> }) {
  const { status, closedAt, closedBy, answers } = record;
  const steps = status !== 'closed' && (
    <>
      <DecisionButton
        kind={status === 'open' ? 'main' : 'other'}
        shortcut="a"
        onClick={() => decision.start('answer')}
      >
        Answer
      </DecisionButton>
      <DecisionButton kind="other" shortcut="c" onClick={() => decision.start('close')}>
        Close
      </DecisionButton>
    </>
  );
  const last = answers.at(-1);
  return (
    <Decided
      word={TICKET_WORDS[status].label}
      at={closedAt ?? last?.at ?? null}
      by={closedAt ? closedBy : (last?.by ?? null)}
      justNow={decision.justDecided}
      isEnd={status !== 'open'}
    >
      {steps}
    </Decided>
  );
}
