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
import type { TaskStanding, TaskState } from './task-standing.policy.ts';

const STATES: Record<Exclude<TaskState, 'open'>, { tone: Tone; words: string }> = {
  completed: { tone: 'available', words: 'Completed' },
  'limit-reached': { tone: 'neutral', words: 'Free task limit reached' },
  locked: { tone: 'locked', words: 'Opens with your approval' },
};

/** A task in the list; pressed, it opens its dialog. */
export function TaskCard({ standing, onOpen }: { standing: TaskStanding; onOpen: () => void }) {
  const { task, state } = standing;
  return (
    <Card as="li">
      <CardBody $gap={2}>
        <Heading as="h3" $size={16}>
          <CardTarget as="button" type="button" onClick={onOpen}>
            {task.title}
          </CardTarget>
        </Heading>
        <Short $size={14} $tone="muted">
          {task.description}
        </Short>
        <CardActions>
          <span>
            <Money amount={task.reward} strong />
            <Text as="span" $size={14} $tone="muted">
              {' '}
              · {task.estimatedTime} min
            </Text>
          </span>
          {state !== 'open' && <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>}
        </CardActions>
      </CardBody>
    </Card>
  );
}

const Short = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
