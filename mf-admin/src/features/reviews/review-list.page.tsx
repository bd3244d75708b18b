import { BLUEPRINTS, exportReviews, listReviews, type ReviewRow } from '@platform/contracts';
import { paths } from '@platform/kit';
import { useMemo } from 'react';
import { REVIEW_STATE_OPTIONS } from '../../content/review-labels.ts';
import type { ListPage } from '../../shared/list/screen/define-list-page.tsx';
import { DATE_RANGE_FILTERS } from '../../shared/list/state/list-filters.ts';
import { defineQueuePage } from '../../shared/review/queue/define-queue-page.tsx';
import { CLAIM_NEXT_KEY, ClaimNextButton } from './claim-next.tsx';
import { REVIEW_COLUMNS, ReviewDue } from './review-columns.tsx';
import { useAdminReviewsQuery } from './reviews-api.ts';

/** The work that was handed in. A URL without a state shows what waits for its review. */
export const ReviewListPage = defineQueuePage({
  name: 'Reviews',
  labels: {
    title: 'Work to review',
    lead: 'Submissions by due time.',
    plural: 'submissions',
    search: 'Search by alias or ID',
    empty: {
      title: 'No work to review',
      text: 'Every submission is decided. Refresh to check for new ones.',
    },
  },
  endpoint: listReviews,
  exportEndpoint: exportReviews,
  action: {
    Button: ClaimNextButton,
    hints: { [CLAIM_NEXT_KEY.toUpperCase()]: 'claim the submission that is due first' },
  },
  paths: { list: paths.admin.reviews, record: paths.admin.review },
  hasWideRecord: true,
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: REVIEW_STATE_OPTIONS,
      initial: 'submitted',
      views: { submitted: 'reviews', appealed: 'appeals' },
    },
    blueprintId: {
      kind: 'choice',
      label: 'Blueprint',
      numeric: true,
      options: BLUEPRINTS.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    taskId: { kind: 'text', label: 'Task ID' },
    ...DATE_RANGE_FILTERS,
  },
  sorts: ['due', 'oldest', 'newest'],
  useRows: ({ query }) => useStatusOfRows(useAdminReviewsQuery({ query })),
  columns: REVIEW_COLUMNS,
  getViewLabel: ({ alias, title }) => `View ${title} by ${alias}`,
  toQueueEntry: (row) => ({
    id: row.id,
    title: row.title,
    subtitle: row.alias,
    aside: <ReviewDue row={row} />,
  }),
});

/** Names the state of rows as the queue expects it, so that it reloads when the open record has another one. */
function useStatusOfRows({ data, error, isFetching, refetch }: ListPage<ReviewRow>) {
  const page = useMemo(
    () => data && { ...data, items: data.items.map((row) => ({ ...row, status: row.state })) },
    [data],
  );
  return { data: page, error, isFetching, refetch };
}
