import { MINIMUM_BALANCE, MINIMUM_BALANCE_DOLLARS, type User } from '@platform/contracts';
import {
  formatMoney,
  AnimatedMoney,
  Badge,
  MEDIA,
  DateTime,
  Money,
  ProgressBar,
  space,
  Stack,
  Stat,
  StatBar,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { MONEY_STATES } from '@platform/kit/states';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextLink } from '../../shared/page/text-link.ts';

/**
 * Shows the available, locked and held balances and the total earnings.
 *
 * @param reach is shown below the progress bar, until there is enough to withdraw
 */
export function BalanceSummary({ user, reach }: { user: User; reach: ReactNode }) {
  const { balance, lockedBalance, heldBalance, totalEarned, createdAt, nextUnlock } = user;
  return (
    <BalanceStats lead aria-label="Your money">
      <Stat
        lead
        label={
          <StatLabel>
            <Badge tone="available">Available balance</Badge>
            <TextLink to={paths.dashboard.requestWithdrawal()}>Withdraw</TextLink>
          </StatLabel>
        }
        value={<AnimatedMoney amount={balance} pulse="available" />}
        note={<WithdrawalNote balance={balance} />}
      >
        <Stack $gap={2}>
          <WithdrawalProgress balance={balance} locked={lockedBalance} />
          {balance < MINIMUM_BALANCE_DOLLARS && reach}
        </Stack>
      </Stat>
      <Stat
        tone="locked"
        label={MONEY_STATES.locked.label}
        value={<AnimatedMoney amount={lockedBalance} pulse="locked" />}
        note={
          nextUnlock ? (
            <>
              Next: <Money amount={nextUnlock.amount} /> on <DateTime at={nextUnlock.at} />
            </>
          ) : (
            'No locked rewards'
          )
        }
      />
      <Stat
        tone="held"
        label={MONEY_STATES.held.label}
        value={<Money amount={heldBalance} />}
        note={heldBalance > 0 ? 'Set aside for withdrawals' : 'No open withdrawals'}
      />
      <Stat
        tone="neutral"
        label="Total earnings"
        value={<AnimatedMoney amount={totalEarned} />}
        note={
          <>
            Since <DateTime at={createdAt} />
          </>
        }
      />
    </BalanceStats>
  );
}

/** Available and locked money beside the amount that can be withdrawn. */
function WithdrawalProgress({ balance, locked }: { balance: number; locked: number }) {
  const goal = MINIMUM_BALANCE_DOLLARS;
  return (
    <ProgressBar
      label="Withdrawal progress"
      value={balance}
      max={Math.max(goal, balance + locked)}
      mark={goal}
      next={{ value: locked, tone: 'locked' }}
      valueText={`${formatMoney(balance)} of ${formatMoney(goal)} available, ${formatMoney(locked)} locked`}
    />
  );
}

function WithdrawalNote({ balance }: { balance: number }) {
  const missing = MINIMUM_BALANCE_DOLLARS - balance;
  if (missing <= 0) return <>You can request a withdrawal now.</>;
  return (
    <>
      You need <Money amount={missing} /> more to withdraw (minimum balance {MINIMUM_BALANCE}).
    </>
  );
}

/** On a phone the three secondary stats are single rows, to keep the next step on the first screen. */
const BalanceStats = styled(StatBar)`
  ${MEDIA.phone} {
    > :not(:first-child) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      align-content: start;
      justify-content: space-between;
      column-gap: ${space(2)};
      padding-block: ${space(2.5)};
    }

    > :not(:first-child) > :nth-child(2) {
      margin-top: 0;
    }

    > :not(:first-child) > :nth-child(3) {
      flex-basis: 100%;
      margin-top: 0;
    }
  }
`;

const StatLabel = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;
