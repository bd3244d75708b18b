import type { SubmissionRow } from '@platform/contracts';
import {
  Cell,
  DateTime,
  HeadCell,
  Money,
  Panel,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { TextLink } from '../../../shared/page/text-link.ts';
import { useSubmissionsQuery, useSubmissionSummaryQuery } from '../work-offers-api.ts';

/** Lists the rewards of work that waits for a decision. They are not part of any balance yet. */
export function InReviewPanel() {
  const summary = useSubmissionSummaryQuery();
  const count = summary.data?.inReview ?? 0;
  return count > 0 && <InReview total={summary.data?.inReviewReward ?? 0} />;
}

function InReview({ total }: { total: number }) {
  const submitted = useSubmissionsQuery({ query: { state: 'submitted' } });
  const appealed = useSubmissionsQuery({ query: { state: 'appealed' } });
  return (
    <Panel
      flush
      title="In review"
      aside={
        <span>
          <Money amount={total} strong /> once approved
        </span>
      }
    >
      <QueryBoundary query={submitted} resource="work in review" skeleton={null}>
        {({ items }) => (
          <Table caption="Rewards in review, newest first">
            <TableHead>
              <TableRow>
                <HeadCell>Handed in</HeadCell>
                <HeadCell>Task</HeadCell>
                <HeadCell $numeric>Reward</HeadCell>
                <HeadCell>Decided by</HeadCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {[...items, ...(appealed.data?.items ?? [])].map((row) => (
                <ReviewRow key={row.id} row={row} />
              ))}
            </TableBody>
          </Table>
        )}
      </QueryBoundary>
    </Panel>
  );
}

function ReviewRow({ row: { id, title, reward, submittedAt, dueAt } }: { row: SubmissionRow }) {
  return (
    <TableRow>
      <Cell label="Handed in">{submittedAt && <DateTime at={submittedAt} />}</Cell>
      <Cell label="Task">
        <TextLink to={paths.dashboard.submission(id)}>{title}</TextLink>
      </Cell>
      <Cell label="Reward" numeric>
        <Money amount={reward} strong />
      </Cell>
      <Cell label="Decided by">{dueAt && <DateTime at={dueAt} showTime />}</Cell>
    </TableRow>
  );
}
