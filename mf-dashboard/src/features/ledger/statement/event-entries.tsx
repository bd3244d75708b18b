import type { LedgerEntry } from '@platform/contracts';
import {
  DateTime,
  Money,
  space,
  textSize,
  getTextLabel,
  getBadgeLabel,
  WEIGHT,
} from '@platform/design-system';
import { ENTRY_KIND_LABELS, MONEY_STATES } from '@platform/kit/states';
import { styled } from 'styled-components';

/** The ledger entries of an event, collapsed until they are wanted. */
export function EventEntries({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <Details>
      <summary>Entries</summary>
      <ul>
        {entries.map(({ id, at, kind, account, amount, balanceAfter }) => (
          <li key={id}>
            <DateTime at={at} showTime /> {getTextLabel(ENTRY_KIND_LABELS, kind)}
            {account && `, ${getBadgeLabel(MONEY_STATES, account).label}`}{' '}
            <Money amount={amount} sign="always" />
            {balanceAfter !== null && (
              <>
                {' '}
                (balance <Money amount={balanceAfter} />)
              </>
            )}
          </li>
        ))}
      </ul>
    </Details>
  );
}

const Details = styled.details`
  ${textSize(14)}
  color: var(--muted);

  > summary {
    width: fit-content;
    padding-block: ${space(1)};
    cursor: pointer;
  }

  > ul {
    padding-left: ${space(4)};
    text-align: start;
  }
  font-weight: ${WEIGHT.text};
`;
