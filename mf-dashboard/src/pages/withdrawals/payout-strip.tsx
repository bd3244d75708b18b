import { EARNINGS_LOCK_DAYS, MINIMUM_BALANCE_DOLLARS, type User } from '@platform/contracts';
import { Button, formatMoney, Moment, Money, Stack, Stat, StatStrip, Text } from '@platform/design-system';

type Props = { user: User; onRequest: () => void };

/** What can be paid out now, what follows, and what there was in all. */
export function PayoutStrip({ user, onRequest }: Props) {
  const { balance, lockedBalance, heldBalance, totalEarned, totalWithdrawn, nextUnlock } = user;
  const missing = MINIMUM_BALANCE_DOLLARS - balance;
  return (
    <StatStrip lead aria-label="Your money">
      <Stat lead label="Available Balance" value={<Money amount={balance} />}>
        <Stack $gap={3} $align="start">
          <Text $size={14} $tone="muted">
            {missing > 0 ? `${formatMoney(missing)} more until you can withdraw` : 'Ready to be withdrawn'}
          </Text>
          <Button variant="primary" onClick={onRequest}>
            Request Withdrawal
          </Button>
        </Stack>
      </Stat>
      <Stat
        tone="locked"
        label="Pending Verification"
        value={<Money amount={lockedBalance} />}
        note={
          <>
            Locked for {EARNINGS_LOCK_DAYS} days
            {nextUnlock && (
              <>
                ; next <Money amount={nextUnlock.amount} /> on <Moment at={nextUnlock.at} />
              </>
            )}
          </>
        }
      />
      <Stat
        tone="neutral"
        label="Total Earnings"
        value={<Money amount={totalEarned} />}
        note={
          <>
            <Money amount={totalWithdrawn} /> paid out, <Money amount={heldBalance} /> on its way
          </>
        }
      />
    </StatStrip>
  );
}
