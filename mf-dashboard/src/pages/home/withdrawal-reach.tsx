import {
  FREE_BLUEPRINT_ID,
  MINIMUM_BALANCE,
  MINIMUM_BALANCE_DOLLARS,
  REFERRAL_REWARD,
  REFERRAL_TRIGGER,
  type User,
} from '@platform/contracts';
import { formatMoney, SkeletonLines, Text } from '@platform/design-system';
import { useOpenPayQuery, useUserBlueprintsQuery } from '../../features/blueprints/blueprints-api.ts';
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
  if (!data) return error ? null : <SkeletonLines count={3} />;
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
  return (
    <Text $size={14} $tone="muted">
      {describe(reach)}
    </Text>
  );
}

function describe({ total, parts }: Reach): string {
  const listed = parts.map(({ label, dollars }) => `${formatMoney(dollars)} ${label}`).join(', ');
  const sum = `Without another purchase, your tasks bring you to at most ${formatMoney(total)} now: ${listed}.`;
  const missing = MINIMUM_BALANCE_DOLLARS - total;
  if (missing <= 0) return sum;
  return `${sum} A withdrawal needs ${MINIMUM_BALANCE}. The missing ${formatMoney(missing)} can come from the tasks of a blueprint that you buy, from ${REFERRAL_REWARD} for each friend who ${REFERRAL_TRIGGER}, or from tasks that we add.`;
}
