import type { TrialBalance } from '@platform/contracts';
import {
  Alert,
  Cell,
  HeadCell,
  DateTime,
  formatCount,
  Money,
  Panel,
  Stat,
  StatBar,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { LEDGER_ACCOUNT_LABELS } from '../../content/ledger-labels.ts';

type Props = { trialBalance: TrialBalance };

/** Says whether the ledger is correct: all accounts add up to zero and the last reconciliation found no problem. */
export function LedgerVerdict({ trialBalance: { sum, lastReconciliation } }: Props) {
  const problems = lastReconciliation?.problems ?? [];
  if (sum !== 0 || problems.length > 0) {
    return (
      <Alert tone="danger" title="The ledger has errors">
        {sum !== 0 && <p>The accounts do not add up to zero. Stop payouts until the cause is found.</p>}
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
      <Alert tone="locked" title="Not reconciled yet">
        The accounts add up to zero. The first reconciliation after the start has not finished.
      </Alert>
    );
  }
  return (
    <Alert tone="available" title="The ledger is correct">
      The accounts add up to zero, and every balance matches its journals.
    </Alert>
  );
}

/** Shows the ledger's totals and the size of its last reconciliation. */
export function LedgerStats({ trialBalance: { sum, journals, lastReconciliation } }: Props) {
  return (
    <Figures>
      <Stat label="Sum of all accounts" value={<Money amount={sum} />} note="Must be zero" />
      <Stat label="Journals" value={COUNT_FORMAT.format(journals)} note="Never edited, never deleted" />
      <Stat
        label="Last reconciliation"
        value={lastReconciliation ? <DateTime at={lastReconciliation.at} showTime /> : 'None yet'}
        note={
          lastReconciliation &&
          `${formatCount(lastReconciliation.journals, 'journal')} of ${formatCount(lastReconciliation.members, 'member')} in ${COUNT_FORMAT.format(lastReconciliation.milliseconds)} ms`
        }
      />
    </Figures>
  );
}

/** The time takes two lines where three cells share the width of a tablet: the bar cuts off what is too wide. */
const Figures = styled(StatBar)`
  time {
    white-space: normal;
  }
`;

/** Lists every ledger account with its total: what members are owed and where it came from. */
export function TrialBalanceTable({ trialBalance: { accounts, sum } }: Props) {
  return (
    <Panel title="Trial balance" flush>
      <Table caption="Trial balance" dense>
        <TableHead>
          <TableRow>
            <HeadCell>Account</HeadCell>
            <HeadCell>Description</HeadCell>
            <HeadCell $numeric>Total</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {accounts.map(({ account, total }) => (
            <TableRow key={account}>
              <Cell label="Account" header>
                <strong>{LEDGER_ACCOUNT_LABELS[account]?.name ?? account}</strong>
              </Cell>
              <Cell label="Description">{LEDGER_ACCOUNT_LABELS[account]?.description}</Cell>
              <Cell label="Total" numeric>
                <Money amount={total} />
              </Cell>
            </TableRow>
          ))}
          <TableRow>
            <Cell label="Account" header>
              <strong>All accounts</strong>
            </Cell>
            <Cell label="Description">Must be zero</Cell>
            <Cell label="Total" numeric>
              <Money amount={sum} strong />
            </Cell>
          </TableRow>
        </TableBody>
      </Table>
    </Panel>
  );
}

const COUNT_FORMAT = new Intl.NumberFormat('en-US');
