import {
  EARNINGS_LOCK,
  FREE_BLUEPRINT_ID,
  MINIMUM_BALANCE,
  MINIMUM_BALANCE_DOLLARS,
  type Completion,
  type User,
} from '@platform/contracts';
import {
  Badge,
  DateTime,
  Money,
  Panel,
  RowEnd,
  RowItem,
  RowList,
  RowText,
  Text,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { EmailConfirmation } from '../../features/auth/email-confirmation.tsx';
import { isFinallyRejected, type Ownership } from '../../features/blueprints/ownership.policy.ts';
import { findFirstUnlock, findPayoutDate } from './withdrawal-forecast.policy.ts';

type Props = { user: User; freeOwnership: Ownership; completions: readonly Completion[] };

/**
 * What leads to the first payout: what is done, what is next, and from when on. Nothing once a payout is requested, or
 * can be requested and approved, or never can be.
 */
export function FirstPayout({ user, freeOwnership, completions }: Props) {
  const { email, emailVerified, balance, heldBalance, totalWithdrawn } = user;
  const isVerified = freeOwnership.status === 'active';
  const unlock = findFirstUnlock(completions);
  const isReached = balance >= MINIMUM_BALANCE_DOLLARS;
  if (heldBalance + totalWithdrawn > 0 || isFinallyRejected(freeOwnership)) return null;
  if (emailVerified && isVerified && isReached) return null;
  return (
    <Panel title="Your way to the first payout">
      <RowList as="ol">
        {emailVerified ? (
          <Milestone isDone title="Confirm your email address" />
        ) : (
          <RowItem $padding={0}>
            <RowText>
              {/* A changed address starts with a new link. */}
              <EmailConfirmation key={email} email={email} />
            </RowText>
          </RowItem>
        )}
        <Milestone
          isDone={isVerified}
          title={<Link to={paths.blueprint(FREE_BLUEPRINT_ID)}>Verify your identity</Link>}
        >
          {freeOwnership.status === 'pending' && 'Under review'}
        </Milestone>
        <Milestone
          isDone={completions.length > 0}
          title={<Link to={paths.dashboard.tasks()}>Complete your first task</Link>}
        />
        <Milestone isDone={unlock?.isDone ?? false} title="Your first reward unlocks">
          {unlock ? <DateTime at={unlock.at} /> : `${EARNINGS_LOCK} after its task`}
        </Milestone>
        <Milestone isDone={isReached} title={`Reach an available balance of ${MINIMUM_BALANCE}`}>
          <ToGo balance={balance} payoutDate={findPayoutDate(balance, completions)} />
        </Milestone>
      </RowList>
    </Panel>
  );
}

type MilestoneProps = { isDone: boolean; title: ReactNode; children?: ReactNode };

/** One step; its details are shown until it is done. */
function Milestone({ isDone, title, children }: MilestoneProps) {
  return (
    <RowItem $padding={0}>
      <RowText>
        {title}
        {!isDone && children && (
          <Text $size={14} $tone="muted">
            {children}
          </Text>
        )}
      </RowText>
      {isDone && (
        <RowEnd>
          <Badge tone="available">Done</Badge>
        </RowEnd>
      )}
    </RowItem>
  );
}

function ToGo({ balance, payoutDate }: { balance: number; payoutDate: string | undefined }) {
  return (
    <>
      <Money amount={balance} /> available, <Money amount={MINIMUM_BALANCE_DOLLARS - balance} /> to go
      {payoutDate && (
        <>
          . Your locked rewards reach it on <DateTime at={payoutDate} />: you can request your first payout
          then
        </>
      )}
    </>
  );
}
