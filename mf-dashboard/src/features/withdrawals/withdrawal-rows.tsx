import { PAYMENT_METHODS, type Withdrawal } from '@platform/contracts';
import { Cell, DateTime, getTextLabel, Money, TableRow, Text, useFocusRegion } from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import { COOLDOWN_CAUSE_TEXTS } from '../../content/payout-requirements.content.ts';
import { WithdrawalStatusBadge } from '../../shared/money/withdrawal-status-badge.tsx';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';

/** Renders the rows of one page of the history. */
export function WithdrawalRows({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  return withdrawals.map((withdrawal) => <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />);
}

/** What a withdrawal waits for, and until when. */
function Progress({ withdrawal }: { withdrawal: Withdrawal }) {
  const { status, dueAt, cooldownUntil, cooldownCause, awaitsSecondApproval } = withdrawal;
  const now = useServerTime();
  const step = status === 'processing' ? 'Payout' : 'Decision';
  return (
    <>
      {cooldownUntil && (
        <Text $size={14} $tone="muted">
          Can be approved from <DateTime at={cooldownUntil} showTime />
          {cooldownCause && ` because ${getTextLabel(COOLDOWN_CAUSE_TEXTS, cooldownCause)}`}.
        </Text>
      )}
      {awaitsSecondApproval && (
        <Text $size={14} $tone="muted">
          Waiting for a second approval.
        </Text>
      )}
      {dueAt && !(cooldownUntil && cooldownUntil > dueAt) && (
        <Text $size={14} $tone="muted">
          {now !== undefined && Date.parse(dueAt) <= Date.parse(now) ? (
            `${step} takes longer than expected.`
          ) : (
            <>
              {step} expected by <DateTime at={dueAt} showTime />.
            </>
          )}
        </Text>
      )}
    </>
  );
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const isPending = withdrawal.status === 'pending';
  return (
    <TableRow $compact {...useFocusRegion<HTMLTableRowElement>(withdrawal.status)}>
      <Cell label="Date" place="line">
        <DateTime at={withdrawal.requestDate} />
      </Cell>
      <Cell label="Amount" numeric place="amount">
        <Money amount={withdrawal.amount} strong />
      </Cell>
      <Cell label="Payment method" place="title">
        {PAYMENT_METHODS.find(({ value }) => value === withdrawal.paymentMethod)?.label}
      </Cell>
      <Cell label="Status" place="wide">
        <div>
          <WithdrawalStatusBadge status={withdrawal.status} />
          <Progress withdrawal={withdrawal} />
          {withdrawal.transactionReference && (
            <Text $size={14} $tone="muted">
              Transaction reference <span translate="no">{withdrawal.transactionReference}</span>
            </Text>
          )}
          {withdrawal.returnReference && (
            <Text $size={14} $tone="muted">
              Reference of what came back <span translate="no">{withdrawal.returnReference}</span>
            </Text>
          )}
          {withdrawal.reason && (
            <Text $size={14} $tone="muted">
              {withdrawal.reason}
            </Text>
          )}
        </div>
      </Cell>
      <Cell place={isPending ? 'wide' : 'hidden'}>
        {isPending && <CancelWithdrawal withdrawal={withdrawal} />}
      </Cell>
    </TableRow>
  );
}
