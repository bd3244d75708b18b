import type { UserCompletion } from '@platform/contracts';
import { Badge, Moment, Money } from '@platform/design-system';
import type { StaffColumn } from '../../shared/list/staff-column.ts';

/** The columns of a member's completed tasks. */
export const COMPLETION_COLUMNS: readonly StaffColumn<UserCompletion>[] = [
  { id: 'at', name: 'Completed', cell: ({ completionDate }) => <Moment at={completionDate} clock /> },
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
          Locked until <Moment at={availableAt} />
        </Badge>
      ),
  },
];
