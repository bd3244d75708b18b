import type { Completion } from '@platform/contracts';
import { Badge, DateTime, Money } from '@platform/design-system';
import type { TableColumn } from '../../shared/list/table/table-column.ts';

/** The columns of a member's completed tasks. */
export const COMPLETION_COLUMNS: readonly TableColumn<Completion>[] = [
  { id: 'at', name: 'Completed', cell: ({ completionDate }) => <DateTime at={completionDate} showTime /> },
  { id: 'task', name: 'Task', wraps: true, cell: ({ title }) => title },
  { id: 'reward', name: 'Reward', numeric: true, cell: ({ reward }) => <Money amount={reward} /> },
  {
    id: 'state',
    name: 'State',
    cell: ({ available, availableAt }) =>
      available ? (
        <Badge tone="available">Available</Badge>
      ) : (
        <Badge tone="locked">
          Locked until <DateTime at={availableAt} />
        </Badge>
      ),
  },
];
