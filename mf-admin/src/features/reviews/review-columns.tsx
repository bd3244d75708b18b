import type { ReviewRow } from '@platform/contracts';
import { Badge, DateTime, formatCount, Money, Row, LabelBadge } from '@platform/design-system';
import { SUBMISSION_STATES } from '@platform/kit/states';
import { getBlueprintName } from '../../content/blueprint-labels.ts';
import { describeHint, describeShare, NO_TIME_LIMIT } from '../../content/review-labels.ts';
import { SYSTEM_ACTOR } from '../../content/audit-labels.ts';
import { ShortId } from '../../shared/list/table/short-id.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';
import { TruncatedText } from '../../shared/list/table/truncated-text.tsx';
import { DueTime } from '../../shared/review/case/case-columns.tsx';
import { ClaimCell } from './claim-cell.tsx';

/** The columns of the review queue. */
export const REVIEW_COLUMNS: readonly TableColumn<ReviewRow>[] = [
  { id: 'id', name: 'ID', cell: ({ id }) => <ShortId id={id} />, hiddenByDefault: true },
  {
    id: 'member',
    name: 'Member',
    cell: ({ alias }) => <TruncatedText text={alias} strong />,
    alwaysVisible: true,
  },
  { id: 'task', name: 'Task', wraps: true, cell: ({ title }) => title },
  {
    id: 'blueprint',
    name: 'Blueprint',
    cell: ({ blueprintId }) => <TruncatedText text={getBlueprintName(blueprintId)} />,
    hiddenByDefault: true,
  },
  { id: 'round', name: 'Round', numeric: true, cell: ({ round }) => round },
  {
    id: 'due',
    name: 'Due',
    cell: (row) => <ReviewDue row={row} />,
    sort: { ascending: 'due' },
  },
  {
    id: 'hints',
    name: 'Hints',
    wraps: true,
    cell: ({ hints }) =>
      hints.length > 0 && (
        <Row $gap={1}>
          {hints.map((hint) => (
            <Badge key={hint}>{describeHint(hint).label}</Badge>
          ))}
        </Row>
      ),
  },
  {
    id: 'measures',
    name: 'Right',
    cell: ({ measures }) => measures && describeShare(measures),
  },
  { id: 'claimed', name: 'Claimed by', cell: (row) => <ClaimCell row={row} /> },
  {
    id: 'submitted',
    name: 'Handed in',
    cell: ({ submittedAt }) => <DateTime at={submittedAt} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
    hiddenByDefault: true,
  },
  {
    id: 'active',
    name: 'Active time',
    numeric: true,
    cell: ({ activeSeconds, estimatedTime }) => `${formatActiveTime(activeSeconds)} of ${estimatedTime}`,
  },
  {
    id: 'reward',
    name: 'Reward',
    numeric: true,
    cell: ({ reward }) => <Money amount={reward} />,
    hiddenByDefault: true,
  },
  {
    id: 'decided',
    name: 'Decided',
    cell: ({ decidedAt, decidedBy }) =>
      decidedAt && (
        <>
          <DateTime at={decidedAt} /> by {decidedBy ?? SYSTEM_ACTOR}
        </>
      ),
    hiddenByDefault: true,
  },
  {
    id: 'state',
    name: 'State',
    cell: ({ state }) => <LabelBadge labels={SUBMISSION_STATES} value={state} />,
  },
];

/** Says when a submission is due; what was sent back and not handed in again waits for a person without a limit. */
export function ReviewDue({ row: { state, dueAt } }: { row: Pick<ReviewRow, 'state' | 'dueAt'> }) {
  return state === 'submitted' && dueAt === null ? <Badge>{NO_TIME_LIMIT}</Badge> : <DueTime at={dueAt} />;
}

/** Formats a time of work in minutes, at least one. */
export function formatActiveTime(seconds: number): string {
  return formatCount(Math.max(1, Math.round(seconds / 60)), 'minute');
}
