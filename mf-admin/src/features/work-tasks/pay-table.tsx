import type { WorkTaskPay } from '@platform/contracts';
import {
  Cell,
  formatCount,
  HeadCell,
  Money,
  Panel,
  TableBody,
  TableHead,
  TableRow,
  Text,
} from '@platform/design-system';
import { PanelTable } from '../../shared/list/table/panel-table.ts';

type Props = { blueprint: string; tasks: readonly WorkTaskPay[] };

/** The tasks of a blueprint with their reward, estimate and median, and what they pay per hour by each. */
export function PayTable({ blueprint, tasks }: Props) {
  return (
    <Panel title={blueprint} flush>
      <PanelTable caption={`Pay per hour in ${blueprint}`} dense>
        <TableHead>
          <TableRow>
            <HeadCell>Task</HeadCell>
            <HeadCell $numeric>Reward</HeadCell>
            <HeadCell $numeric>Estimate</HeadCell>
            <HeadCell $numeric>Per hour</HeadCell>
            <HeadCell $numeric>Median</HeadCell>
            <HeadCell $numeric>Per hour at the median</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tasks.map((task) => (
            <PayRow key={task.id} task={task} />
          ))}
        </TableBody>
      </PanelTable>
    </Panel>
  );
}

function PayRow({ task }: { task: WorkTaskPay }) {
  const { id, title, reward, estimatedTime, estimatedDollarsPerHour } = task;
  const { acceptedCount, medianMinutes, dollarsPerHour } = task;
  return (
    <TableRow>
      <Cell label="Task" header>
        <div>
          {title}
          <Text $size={14} $tone="muted">
            {id}
          </Text>
        </div>
      </Cell>
      <Cell label="Reward" numeric>
        <Money amount={reward} />
      </Cell>
      <Cell label="Estimate" numeric>
        {estimatedTime} min
      </Cell>
      <Cell label="Per hour" numeric>
        <Money amount={estimatedDollarsPerHour} />
      </Cell>
      <Cell label="Median" numeric>
        <div>
          {medianMinutes === null ? 'None yet' : `${medianMinutes} min`}
          {medianMinutes !== null && (
            <Text $size={14} $tone="muted">
              of {formatCount(acceptedCount, 'submission')}
            </Text>
          )}
        </div>
      </Cell>
      <Cell label="Per hour at the median" numeric>
        {dollarsPerHour === null ? 'None yet' : <Money amount={dollarsPerHour} />}
      </Cell>
    </TableRow>
  );
}
