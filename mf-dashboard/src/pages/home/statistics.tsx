import { Skeleton, Stat, StatBar } from '@platform/design-system';
import { useUserBlueprintsQuery } from '../../shared/blueprints/user-blueprints-api.ts';
import { listActiveBlueprintIds } from '../../features/blueprints/ownership.policy.ts';
import { useCompletionsQuery } from '../../features/tasks/tasks-api.ts';

/** Counts completed tasks and active blueprints. A count that failed to load is a dash; the error is shown above. */
export function Statistics() {
  const completions = useCompletionsQuery();
  const userBlueprints = useUserBlueprintsQuery();
  const stats = [
    { label: 'Tasks completed', query: completions, count: completions.data?.items.length },
    {
      label: 'Blueprints owned',
      query: userBlueprints,
      count: userBlueprints.data && listActiveBlueprintIds(userBlueprints.data.items).length,
    },
  ];
  return (
    <StatBar aria-label="Statistics">
      {stats.map(({ label, query, count }) => (
        <Stat
          key={label}
          label={label}
          value={count ?? (query.isError ? '–' : <Skeleton $width="3rem" $height="1.8rem" />)}
        />
      ))}
    </StatBar>
  );
}
