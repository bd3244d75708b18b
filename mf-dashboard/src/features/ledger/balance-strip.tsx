import { MINIMUM_BALANCE_DOLLARS, type User } from '@platform/contracts';
import {
  formatMoney,
  GrowingMoney,
  MEDIA,
  Moment,
  Money,
  ProgressBar,
  space,
  Stat,
  StatStrip,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { styled } from 'styled-components';
import { QuietLink } from '../../shared/page/quiet-link.ts';

/** What the member has: what can be withdrawn now, what is locked until when, what is on its way, and all there ever was. */
export function BalanceStrip({ user }: { user: User }) {
  const { balance, lockedBalance, heldBalance, totalEarned, createdAt, nextUnlock } = user;
  return (
    <Figures lead aria-label="Your money">
      <Stat
        lead
        label={
          <Label>
            Available balance
            <QuietLink to={paths.dashboard.withdrawals()}>Withdraw</QuietLink>
          </Label>
        }
        value={<GrowingMoney amount={balance} />}
        note={<WayToWithdraw balance={balance} />}
      >
        {balance < MINIMUM_BALANCE_DOLLARS && <WithdrawalProgress balance={balance} locked={lockedBalance} />}
      </Stat>
      <Stat
        tone="locked"
        label="Locked"
        value={<GrowingMoney amount={lockedBalance} />}
        note={
          nextUnlock ? (
            <>
              next <Money amount={nextUnlock.amount} /> on <Moment at={nextUnlock.at} />
            </>
          ) : (
            'nothing waits to unlock'
          )
        }
      />
      <Stat
        tone="held"
        label="On its way"
        value={<Money amount={heldBalance} />}
        note={heldBalance > 0 ? 'set aside for withdrawals' : 'no open withdrawal'}
      />
      <Stat
        tone="neutral"
        label="Earned in all"
        value={<GrowingMoney amount={totalEarned} />}
        note={
          <>
            since <Moment at={createdAt} />
          </>
        }
      />
    </Figures>
  );
}

function WithdrawalProgress({ balance, locked }: { balance: number; locked: number }) {
  const goal = MINIMUM_BALANCE_DOLLARS;
  return (
    <ProgressBar
      label="Withdrawal progress"
      value={balance}
      max={goal}
      next={{ value: locked, tone: 'locked' }}
      valueText={`${formatMoney(balance)} of ${formatMoney(goal)} available, ${formatMoney(locked)} locked`}
    />
  );
}

function WayToWithdraw({ balance }: { balance: number }) {
  const missing = MINIMUM_BALANCE_DOLLARS - balance;
  if (missing <= 0) return <>You can request a withdrawal now.</>;
  return (
    <>
      <Money amount={missing} /> more until you can withdraw{'\u00a0'}(${MINIMUM_BALANCE_DOLLARS})
    </>
  );
}

/** On a phone the three smaller figures are lines, so that the next step is on the first screen. */
const Figures = styled(StatStrip)`
  ${MEDIA.phone} {
    > :not(:first-child) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      padding-block: ${space(2.5)};
    }

    > :not(:first-child) > :nth-child(2) {
      margin-top: 0;
    }

    > :not(:first-child) > :nth-child(3) {
      grid-column: 1 / -1;
      margin-top: 0;
    }
  }
`;

const Label = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;
