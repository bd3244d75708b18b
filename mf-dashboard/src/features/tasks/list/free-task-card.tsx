import type { User } from '@platform/contracts';
import { Button, Card, CardActions, CardBody, Heading, Text } from '@platform/design-system';
import { useId } from 'react';
import { TaskStateAlert } from '../detail/task-state-alert.tsx';
import type { TaskAvailability } from '../task-availability.policy.ts';
import { TaskMeta } from '../detail/task-meta.tsx';

type Props = { availability: TaskAvailability; user: User; onOpen: () => void };

/** A free task without detection; its instructions open in a dialog. */
export function FreeTaskCard({ availability, user, onOpen }: Props) {
  const { task, state } = availability;
  const headingId = useId();
  return (
    <Card as="article" aria-labelledby={headingId}>
      <CardBody $gap={4}>
        <div>
          <Heading as="h2" $size={18} id={headingId}>
            {task.title}
          </Heading>
          <TaskMeta task={task} />
        </div>
        <Text>{task.description}</Text>
        {state === 'open' ? (
          <CardActions>
            <Button onClick={onOpen}>Open task</Button>
          </CardActions>
        ) : (
          <TaskStateAlert availability={availability} user={user} />
        )}
      </CardBody>
    </Card>
  );
}
