import { Button, Card, CardActions, CardBody, Heading, Text } from '@platform/design-system';
import { useId } from 'react';
import { TaskOutcome } from './task-outcome.tsx';
import type { TaskStanding } from './task-standing.policy.ts';
import { TaskTerms } from './task-terms.tsx';

type Props = { standing: TaskStanding; onOpen: () => void };

/** A free task that is done by hand; its instructions open in a dialog. */
export function FreeTaskCard({ standing, onOpen }: Props) {
  const { task, state } = standing;
  const headingId = useId();
  return (
    <Card as="article" aria-labelledby={headingId}>
      <CardBody $gap={4}>
        <div>
          <Heading as="h2" $size={18} id={headingId}>
            {task.title}
          </Heading>
          <TaskTerms task={task} />
        </div>
        <Text>{task.description}</Text>
        {state === 'open' ? (
          <CardActions>
            <Button onClick={onOpen}>Open task</Button>
          </CardActions>
        ) : (
          <TaskOutcome standing={standing} />
        )}
      </CardBody>
    </Card>
  );
}
