import {
  Badge,
  Card,
  CardActions,
  CardBody,
  CardTarget,
  Heading,
  Money,
  Text,
  type Tone,
} from '@platform/design-system';
import { styled } from 'styled-components';
import type { TaskAvailability, TaskState } from '../task-availability.policy.ts';

const STATE_BADGES: Record<Exclude<TaskState, 'open'>, { tone: Tone; label: string }> = {
  completed: { tone: 'available', label: 'Completed' },
  'limit-reached': { tone: 'neutral', label: 'Free task limit reached' },
  'done-for-today': { tone: 'locked', label: 'Done for today' },
  locked: { tone: 'locked', label: 'Opens after approval' },
  closed: { tone: 'neutral', label: 'Not available' },
};

/** A task in the list; a click opens its dialog. */
export function TaskCard({ availability, onOpen }: { availability: TaskAvailability; onOpen: () => void }) {
  const { task, state } = availability;
  return (
    <Card as="li">
      <CardBody $gap={2}>
        <Heading as="h3" $size={16}>
          <CardTarget as="button" type="button" onClick={onOpen}>
            {task.title}
          </CardTarget>
        </Heading>
        <ClampedText $size={14} $tone="muted">
          {task.description}
        </ClampedText>
        <CardActions>
          <span>
            <Money amount={task.reward} strong />
            <Text as="span" $size={14} $tone="muted">
              {' '}
              · {task.estimatedTime} min
            </Text>
          </span>
          {state !== 'open' && <Badge tone={STATE_BADGES[state].tone}>{STATE_BADGES[state].label}</Badge>}
        </CardActions>
      </CardBody>
    </Card>
  );
}

const ClampedText = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
