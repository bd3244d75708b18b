import type { WithdrawalCase } from '@platform/contracts';
import { Row } from '@platform/design-system';
import { WITHDRAWAL_WORDS } from '../../content/statuses.ts';
import { Decided } from '../../shared/case/decided.tsx';
import { DecisionButton } from '../../shared/case/decision-button.tsx';
import type { Decision } from '../../shared/case/use-decision.ts';
import { stepsFrom, type WithdrawalAction } from './withdrawal-actions.ts';

type Props = { record: WithdrawalCase; decision: Decision<WithdrawalAction> };

/** The next steps from where the withdrawal is, beside what was decided so far. */
export function WithdrawalDecision({ record, decision }: Props) {
  const { status, decidedAt, decidedBy } = record;
  const steps = (
    <Row>
      {stepsFrom(status).map(({ action, kind, label, key }) => (
        <DecisionButton
          key={action}
          // What was just decided here is behind one: the way on to the next case is the main button then.
          kind={decision.justDecided && kind === 'main' ? 'other' : kind}
          shortcut={key}
          onClick={() => decision.start(action)}
        >
          {label}
        </DecisionButton>
      ))}
    </Row>
  );
  if (status === 'pending') return steps;
  return (
    <Decided
      word={WITHDRAWAL_WORDS[status].label}
      at={decidedAt}
      by={decidedBy}
      justNow={decision.justDecided}
      isEnd={stepsFrom(status).length === 0}
    >
      {steps}
    </Decided>
  );
}
