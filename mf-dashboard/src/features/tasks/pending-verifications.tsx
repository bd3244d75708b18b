import { EARNINGS_LOCK, type Completion } from '@platform/contracts';
import {
  Cell,
  EmptyState,
  HeadCell,
  LockedDrawing,
  DateTime,
  Money,
  Panel,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Text,
  WEIGHT,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { RefreshMoney } from '../../shared/money/refresh-money.tsx';
import { OnPhone } from '../../shared/page/on-phone.ts';

/** Lists the locked rewards, next to unlock first. */
export function PendingVerifications({ completions }: { completions: readonly Completion[] }) {
  const locked = completions
    .filter(({ available }) => !available)
    .toSorted((a, b) => a.availableAt.localeCompare(b.availableAt));
  return (
    <Panel flush title="Pending Verifications" aside={<RefreshMoney />}>
      {locked.length === 0 ? (
        <EmptyState title="No locked rewards" drawing={<LockedDrawing width={96} />}>
          Each reward is locked for {EARNINGS_LOCK} after you complete its task and appears here until then.
        </EmptyState>
      ) : (
        <Table caption="Locked rewards, next to unlock first">
          <TableHead>
            <TableRow>
              <HeadCell>Completed</HeadCell>
              <HeadCell>Task</HeadCell>
              <HeadCell $numeric>Reward</HeadCell>
              <HeadCell>Available on</HeadCell>
              <HeadCell $numeric>Days left</HeadCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {locked.map((completion) => (
              <LockedRow key={completion.id} completion={completion} />
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}

function LockedRow({ completion }: { completion: Completion }) {
  return (
    <TableRow $compact>
      <Cell label="Completed" place="hidden">
        <DateTime at={completion.completionDate} />
      </Cell>
      <Cell label="Task" place="title">
        <div>
          {completion.title}
          <TaskId $size={14} $tone="muted">
            <span translate="no">{completion.taskId}</span>
          </TaskId>
        </div>
      </Cell>
      <Cell label="Reward" numeric place="amount">
        <Money amount={completion.reward} strong />
      </Cell>
      <Cell label="Available on" place="line">
        <DateTime at={completion.availableAt} />
      </Cell>
      <Cell label="Days left" numeric place="amount">
        {completion.daysLeft}
        <OnPhone> {completion.daysLeft === 1 ? 'day' : 'days'} left</OnPhone>
      </Cell>
    </TableRow>
  );
}

const TaskId = styled(Text)`
  font-weight: ${WEIGHT.text};
`;
