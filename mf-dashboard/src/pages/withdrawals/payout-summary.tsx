import { EARNINGS_LOCK, MINIMUM_BALANCE_DOLLARS, type User } from '@platform/contracts';
import {
  Button,
  DateTime,
  formatMoney,
  INSET,
  MEDIA,
  Money,
  space,
  Stack,
  Stat,
  StatBar,
  Text,
} from '@platform/design-system';
import { styled } from 'styled-components';

type Props = { user: User; onRequest: () => void };

/** Shows the available and locked balances and the total earnings, with the withdrawal button. */
export function PayoutSummary({ user, onRequest }: Props) {
  const { balance, lockedBalance, heldBalance, totalEarned, totalWithdrawn, nextUnlock } = user;
  const missing = MINIMUM_BALANCE_DOLLARS - balance;
  return (
    <Figures lead aria-label="Your money">
      <Stat lead label="Available Balance" value={<Money amount={balance} />}>
        <Stack $gap={3} $align="start">
          <Text $size={14} $tone="muted">
            {missing > 0 ? `You need ${formatMoney(missing)} more to withdraw.` : 'Ready to withdraw'}
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
            Locked for {EARNINGS_LOCK}
            {nextUnlock && (
              <>
                . Next: <Money amount={nextUnlock.amount} /> on <DateTime at={nextUnlock.at} />
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
    </Figures>
  );
}

/** All three in one row also on a tablet, so that none is left alone; large figures still wrap. */
const Figures = styled(StatBar)`
  ${MEDIA.tablet} {
    > * {
      flex: 1 1 12.5rem;
      min-width: min-content;
      padding-inline: ${space(5)};
    }

    > :first-child {
      flex: 1 1 14.25rem;
      padding-left: ${INSET};
    }
  }
`;
