import {
  FREE_BLUEPRINT_ID,
  MINIMUM_BALANCE,
  MINIMUM_BALANCE_DOLLARS,
  MISSING_MONEY_SOURCES,
  type User,
} from '@platform/contracts';
import { DescriptionList, Money, SkeletonLines, Stack, Text } from '@platform/design-system';
import { styled } from 'styled-components';
import { useOpenPayQuery } from '../../features/blueprints/blueprints-api.ts';
import { useUserBlueprintsQuery } from '../../shared/blueprints/user-blueprints-api.ts';
import {
  getFreeOwnership,
  isFinallyRejected,
  listActiveBlueprintIds,
} from '../../features/blueprints/ownership.policy.ts';
import { sumReach, type Reach } from '../../features/ledger/reach.policy.ts';
import { useCompletionsQuery, useFreeTasksQuery } from '../../features/tasks/tasks-api.ts';
import { useSubmissionSummaryQuery } from '../../features/work/work-offers-api.ts';
import { combineQueries } from '../../shared/queries/combine-queries.ts';

/** What the member can reach without another purchase, and what else fills the gap. Absent if it cannot be computed. */
export function WithdrawalReach({ user }: { user: User }) {
  const openPay = useOpenPayQuery(undefined, { refetchOnMountOrArgChange: true });
  const userBlueprints = useUserBlueprintsQuery();
  const freeTasks = useFreeTasksQuery();
  const completions = useCompletionsQuery();
  const submissions = useSubmissionSummaryQuery();
  const { data, error } = combineQueries({ openPay, userBlueprints, freeTasks, completions, submissions });
  if (!data) return error ? null : <SkeletonLines count={1} />;
  const rows = data.userBlueprints.items;
  const completed = new Set(data.completions.items.map(({ taskId }) => taskId));
  const free = isFinallyRejected(getFreeOwnership(rows)) ? [] : [FREE_BLUEPRINT_ID];
  const reach = sumReach({
    user,
    freeTasksCompleted: data.freeTasks.items.filter(({ id }) => completed.has(id)).length,
    inReview: data.submissions.inReviewReward,
    openPay: data.openPay.items,
    blueprintIds: [...free, ...listActiveBlueprintIds(rows)],
  });
  return <ReachDetails {...reach} />;
}

function ReachDetails({ total, parts }: Reach) {
  const missing = MINIMUM_BALANCE_DOLLARS - total;
  return (
    <Details>
      <summary>
        At most <Money amount={total} /> without another purchase
        {missing > 0 && (
          <>
            , <Money amount={missing} /> less than a withdrawal needs
          </>
        )}
      </summary>
      <Stack $gap={2}>
        <DescriptionList
          items={parts.map(({ label, dollars }) => ({
            term: label,
            description: <Money amount={dollars} />,
          }))}
        />
        {missing > 0 && (
          <Text $size={14} $tone="muted">
            A withdrawal needs {MINIMUM_BALANCE}. The missing <Money amount={missing} /> can come{' '}
            {MISSING_MONEY_SOURCES}.
          </Text>
        )}
      </Stack>
    </Details>
  );
}

const Details = styled.details`
  font-size: 0.875rem;

  summary {
    cursor: pointer;
  }
`;
