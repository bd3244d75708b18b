import { EARNINGS_LOCK_DAYS, type Completion } from '@platform/contracts';
import {
  Cell,
  EmptyState,
  HeadCell,
  LockedDrawing,
  Moment,
  Money,
  Panel,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Text,
} from '@platform/design-system';

/** The rewards that are still locked, the next to unlock first. */
export function PendingVerifications({ completions }: { completions: readonly Completion[] }) {
  const locked = completions
    .filter(({ available }) => !available)
    .toSorted((a, b) => a.availableAt.localeCompare(b.availableAt));
  return (
    <Panel flush title="Pending Verifications">
      {locked.length === 0 ? (
        <EmptyState title="Nothing is locked" drawing={<LockedDrawing width={96} />}>
          A reward is locked for {EARNINGS_LOCK_DAYS} days after its task; until then it stands here.
        </EmptyState>
      ) : (
        <Table caption="Locked rewards, the next to unlock first">
          <TableHead>
            <TableRow>
              <HeadCell>Completed</HeadCell>
              <HeadCell>Task ID</HeadCell>
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
    <TableRow>
      <Cell label="Completed">
        <Moment at={completion.completionDate} />
      </Cell>
      <Cell label="Task ID">
        <Text as="span" $size={14} $tone="muted">
          {completion.taskId}
        </Text>
      </Cell>
      <Cell label="Reward" numeric>
        <Money amount={completion.reward} strong />
      </Cell>
      <Cell label="Available on">
        <Moment at={completion.availableAt} />
      </Cell>
      <Cell label="Days left" numeric>
        {completion.daysLeft}
      </Cell>
    </TableRow>
  );
}
