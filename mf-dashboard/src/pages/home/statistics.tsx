import { Skeleton, Stat, StatStrip } from '@platform/design-system';
import { useOwnBlueprintsQuery } from '../../features/blueprints/blueprints-api.ts';
import { activeBlueprintIds } from '../../features/blueprints/ownership.policy.ts';
import { useCompletionsQuery } from '../../features/tasks/tasks-api.ts';

/** How much the member has done and owns. A figure that could not be read is a dash; the page above says why. */
export function Statistics() {
  const completions = useCompletionsQuery();
  const own = useOwnBlueprintsQuery();
  const figures = [
    { label: 'Tasks completed', query: completions, count: completions.data?.items.length },
    { label: 'Blueprints owned', query: own, count: own.data && activeBlueprintIds(own.data.items).length },
  ];
  return (
    <StatStrip aria-label="Statistics">
      {figures.map(({ label, query, count }) => (
        <Stat
          key={label}
          label={label}
          value={count ?? (query.isError ? '–' : <Skeleton $width="3rem" $height="1.8rem" />)}
        />
      ))}
    </StatStrip>
  );
}
