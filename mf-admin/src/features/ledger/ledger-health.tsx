import type { LedgerHealth } from '@platform/contracts';
import {
  Alert,
  Cell,
  HeadCell,
  Moment,
  Money,
  Panel,
  Stat,
  StatStrip,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@platform/design-system';
import { ACCOUNT_NAMES } from '../../content/ledger-words.ts';

type Props = { health: LedgerHealth };

/** Whether the books are right, first in one sentence, then in figures. */
export function Verdict({ health: { sum, lastReconciliation } }: Props) {
  const problems = lastReconciliation?.problems ?? [];
  if (sum !== 0 || problems.length > 0) {
    return (
      <Alert tone="danger" title="The books are not right">
        {sum !== 0 && <p>All accounts together are not zero. Stop paying out until it is found.</p>}
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  if (lastReconciliation === null) {
    return (
      <Alert tone="locked" title="Not proved yet">
        All accounts together are zero. The first reconciliation after the start has not ended.
      </Alert>
    );
  }
  return (
    <Alert tone="available" title="The books are right">
      All accounts together are zero, and every balance is what its journals give.
    </Alert>
  );
}

/** The figures of the ledger and of its last proof. */
export function LedgerFigures({ health: { sum, journals, lastReconciliation } }: Props) {
  return (
    <StatStrip>
      <Stat label="Sum of all accounts" value={<Money amount={sum} />} note="Must be zero" />
      <Stat label="Journals" value={COUNT.format(journals)} note="Never edited, never deleted" />
      <Stat
        label="Last reconciliation"
        value={lastReconciliation ? <Moment at={lastReconciliation.at} clock /> : 'None yet'}
        note={
          lastReconciliation &&
          `${COUNT.format(lastReconciliation.journals)} journals of ${COUNT.format(lastReconciliation.members)} members in ${COUNT.format(lastReconciliation.milliseconds)} ms`
        }
      />
    </StatStrip>
  );
}

/** Every account with its total: what is owed to members, and where it came from. */
export function TrialBalance({ health: { accounts, sum } }: Props) {
  return (
    <Panel title="Trial balance" flush>
      <Table caption="Trial balance" dense>
        <TableHead>
          <TableRow>
            <HeadCell>Account</HeadCell>
            <HeadCell>What it holds</HeadCell>
            <HeadCell $numeric>Total</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {accounts.map(({ account, total }) => (
            <TableRow key={account}>
              <Cell label="Account">
                <strong>{ACCOUNT_NAMES[account]?.name ?? account}</strong>
              </Cell>
              <Cell label="What it holds">{ACCOUNT_NAMES[account]?.meaning}</Cell>
              <Cell label="Total" numeric>
                <Money amount={total} />
              </Cell>
            </TableRow>
          ))}
          <TableRow>
            <Cell label="Account">
              <strong>All together</strong>
            </Cell>
            <Cell label="What it holds">Must be zero</Cell>
            <Cell label="Total" numeric>
              <Money amount={sum} strong />
            </Cell>
          </TableRow>
        </TableBody>
      </Table>
    </Panel>
  );
}

const COUNT = new Intl.NumberFormat('en-US');
