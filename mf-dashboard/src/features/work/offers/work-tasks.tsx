import type { WorkTask } from '@platform/contracts';
import { CardSkeleton, Grid, Heading, Loading, Stack, Text } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { useId } from 'react';
import { styled } from 'styled-components';
import { WHO_NEEDS_IT } from '../../../content/work.content.ts';
import { sortWorkTasks } from './open-work.policy.ts';
import { useWorkTasks } from './use-work-tasks.ts';
import { WorkTaskCard } from './work-task-card.tsx';

type Props = {
  blueprintIds: readonly number[];
  /** The search and the category of the page. */
  isShown: (task: WorkTask) => boolean;
};

/** The work tasks of the member's blueprints; nothing if there are none. */
export function WorkTasks({ blueprintIds, isShown }: Props) {
  const query = useWorkTasks(blueprintIds);
  const id = useId();
  if (blueprintIds.length === 0 || query.data?.every((task) => !isShown(task))) return null;
  return (
    <Stack as="section" aria-labelledby={id} $gap={3}>
      <Heading $size={22} id={id}>
        Real work
      </Heading>
      <Text $tone="muted">
        Start with the practice: it is not paid, and shows at once what was right. The rest is handed in, and
        paid when it is approved. {WHO_NEEDS_IT}
      </Text>
      <QueryBoundary query={query} resource="real work" skeleton={<CardsSkeleton />}>
        {(tasks) => (
          <CardGrid as="ul" $min={300} $gap={4}>
            {sortWorkTasks(tasks.filter(isShown)).map((task) => (
              <WorkTaskCard key={task.id} task={task} />
            ))}
          </CardGrid>
        )}
      </QueryBoundary>
    </Stack>
  );
}

function CardsSkeleton() {
  return (
    <Loading label="Loading real work">
      <Grid $min={300}>
        <CardSkeleton height="11rem" />
        <CardSkeleton height="11rem" />
      </Grid>
    </Loading>
  );
}

const CardGrid = styled(Grid)`
  list-style: none;
`;
