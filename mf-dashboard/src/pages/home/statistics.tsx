import { INSET, MEDIA, Skeleton, space, textSize, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';
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
    <Figures aria-label="Statistics">
      {stats.map(({ label, query, count }) => (
        <Figure key={label}>
          <dt>{label}</dt>
          <dd translate="no">
            {count ?? (query.isError ? '–' : <Skeleton $width="2rem" $height="1.4rem" />)}
          </dd>
        </Figure>
      ))}
    </Figures>
  );
}

const Figures = styled.dl`
  display: flex;
  flex: 1 1 20rem;

  ${MEDIA.phone} {
    flex-basis: 100%;
  }
`;

const Figure = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: center;
  justify-content: space-between;
  column-gap: ${space(3)};
  padding: ${space(2)} ${INSET};

  > dt {
    ${textSize(14)}
    color: var(--muted);
  }

  > dd {
    ${textSize(18)}
    font-weight: ${WEIGHT.heading};
    font-variant-numeric: tabular-nums;
  }
`;
