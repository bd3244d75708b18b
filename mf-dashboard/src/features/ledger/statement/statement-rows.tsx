import type { LedgerEntry } from '@platform/contracts';
import { Badge, Cell, DateTime, Money, TableRow, Text } from '@platform/design-system';
import { ACCOUNT_BADGES, KIND_LABELS } from './entry-labels.ts';

/** Renders the rows of one page of the statement. */
export function StatementRows({ entries }: { entries: readonly LedgerEntry[] }) {
  return entries.map((entry) => {
    const badge = entry.account && ACCOUNT_BADGES[entry.account];
    return (
      <TableRow key={entry.id}>
        <Cell label="Date">
          <DateTime at={entry.at} showTime />
        </Cell>
        <Cell label="Transaction">
          <div>
            {KIND_LABELS[entry.kind]}
            {entry.availableAt && (
              <Text as="span" $size={14} $tone="muted">
                {' '}
                locked until <DateTime at={entry.availableAt} />
              </Text>
            )}
          </div>
        </Cell>
        <Cell label="Account">
          {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : 'Paid from outside'}
        </Cell>
        <Cell label="Amount" numeric>
          <Money amount={entry.amount} sign="always" strong />
        </Cell>
        <Cell label="Balance after" numeric>
          {entry.balanceAfter !== null && <Money amount={entry.balanceAfter} />}
        </Cell>
      </TableRow>
    );
  });
}
