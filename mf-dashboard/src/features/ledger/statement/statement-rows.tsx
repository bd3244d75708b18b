import type { LedgerEntry } from '@platform/contracts';
import { Badge, Cell, Moment, Money, TableRow, Text } from '@platform/design-system';
import { ACCOUNT_WORDS, KIND_WORDS } from './entry-words.ts';

/** The lines of one page of the statement. */
export function StatementRows({ entries }: { entries: readonly LedgerEntry[] }) {
  return entries.map((entry) => {
    const { word, tone } = ACCOUNT_WORDS[entry.account];
    return (
      <TableRow key={entry.id}>
        <Cell label="Date">
          <Moment at={entry.at} clock />
        </Cell>
        <Cell label="What">
          <div>
            {KIND_WORDS[entry.kind]}
            {entry.availableAt && (
              <Text as="span" $size={14} $tone="muted">
                {' '}
                until <Moment at={entry.availableAt} />
              </Text>
            )}
          </div>
        </Cell>
        <Cell label="Account">
          <Badge tone={tone}>{word}</Badge>
        </Cell>
        <Cell label="Amount" numeric>
          <Money amount={entry.amount} sign="always" strong />
        </Cell>
        <Cell label="Balance after" numeric>
          <Money amount={entry.balanceAfter} />
        </Cell>
      </TableRow>
    );
  });
}
