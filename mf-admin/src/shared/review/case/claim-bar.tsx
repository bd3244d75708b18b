import {
  Button,
  DateTime,
  formatDuration,
  RADIUS,
  Row,
  space,
  textSize,
  useFocusRegion,
} from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';
import { ActionError } from '../decision/action-error.tsx';
import { DecisionButton } from '../decision/decision-button.tsx';
import { DueTime } from './case-columns.tsx';
import { CLAIM_KEY, type Claim } from './use-claim.ts';

/** Says when a record is due and who has claimed it, with what this administrator can do about the claim. */
export function ClaimBar({ claim }: { claim: Claim }) {
  // A claim takes away the button that made it. It can also end while the administrator is elsewhere.
  const region = useFocusRegion(claim.holder ?? '');
  useShortcuts({
    [CLAIM_KEY]: claim.canClaim && claim.holder === undefined ? claim.claim : undefined,
  });
  if (!claim.isOpen) return null;
  return (
    <>
      <Bar {...region} role="group" aria-label="Claim" data-tone={claim.isHeldByOther ? 'other' : undefined}>
        <Row $gap={3}>
          <DueTime at={claim.record.dueAt ?? null} />
          <span>
            <span role="status">{describeClaim(claim)}</span>
            <TimeLeft claim={claim} />
          </span>
        </Row>
        <Actions claim={claim} />
      </Bar>
      {Boolean(claim.error) && <ActionError action="change the claim" error={claim.error} />}
    </>
  );
}

function describeClaim({ holder, isMine, record, canClaim, meanwhile }: Claim): ReactNode {
  if (holder === undefined || record.claimedUntil === null)
    return canClaim ? 'Unclaimed. Claim it to work on it alone.' : 'Unclaimed.';
  return (
    <>
      <strong>Claimed by {isMine ? 'you' : holder}</strong> until{' '}
      <DateTime at={record.claimedUntil} showTime />.{!isMine && ` ${meanwhile}`}
    </>
  );
}

/** Not part of the status, which a screen reader would read again each minute. */
function TimeLeft({ claim: { holder, record, now } }: { claim: Claim }) {
  if (holder === undefined || record.claimedUntil === null || now === undefined) return null;
  return ` ${formatDuration(now, record.claimedUntil)} left.`;
}

function Actions({ claim }: { claim: Claim }) {
  const { isMine, isHeldByOther, canClaim, canTakeOver } = claim;
  if (isMine) {
    return (
      <Row $gap={2}>
        <Button size="compact" busy={claim.isClaiming} onClick={claim.claim}>
          Renew
        </Button>
        <Button size="compact" busy={claim.isEndingClaim} onClick={claim.unclaim}>
          Release
        </Button>
      </Row>
    );
  }
  if (isHeldByOther) {
    return canTakeOver ? (
      <Button size="compact" busy={claim.isClaiming} onClick={claim.takeOver}>
        Take over
      </Button>
    ) : null;
  }
  return canClaim ? (
    <DecisionButton
      kind="secondary"
      size="compact"
      shortcut={CLAIM_KEY}
      busy={claim.isClaiming}
      onClick={claim.claim}
    >
      Claim
    </DecisionButton>
  ) : null;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: var(--sunken);
  ${textSize(14)}

  &[data-tone='other'] {
    background: var(--held-soft);
  }

  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;
