import type { DetectionKind } from '@platform/contracts';
import {
  Button,
  Card,
  CardBody,
  DescriptionList,
  Heading,
  PhoneIcon,
  Row,
  ScreenIcon,
  space,
  Surface,
  Text,
} from '@platform/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { TaskStanding } from '../task-standing.policy.ts';
import { TaskOutcome } from '../task-outcome.tsx';
import { TaskTerms } from '../task-terms.tsx';
import { useTaskCompletion } from '../use-task-completion.ts';
import { DETECTION_WORDS } from './detection-words.ts';
import { describeEvidence } from './detection-facts.ts';
import { useDetection } from './use-detection.ts';

const ICONS = { browser: ScreenIcon, phone: PhoneIcon };

type Props = { standing: TaskStanding; kind: DetectionKind };

/** A task that is done by looking at the device. What was found is shown before it can be sent, and nothing else is sent. */
export function DetectionTaskCard({ standing, kind }: Props) {
  const { task, state } = standing;
  const headingId = useId();
  const Icon = ICONS[kind];
  return (
    <Card as="article" aria-labelledby={headingId}>
      <CardBody $gap={4}>
        <Row $align="start" $nowrap $gap={4}>
          <Mark>
            <Icon size={24} />
          </Mark>
          <div>
            <Heading as="h2" $size={18} id={headingId}>
              {task.title}
            </Heading>
            <TaskTerms task={task} />
          </div>
        </Row>
        <Text>{DETECTION_WORDS[kind].looksAt}</Text>
        {state === 'open' ? (
          <DetectionForm standing={standing} kind={kind} />
        ) : (
          <TaskOutcome standing={standing} />
        )}
      </CardBody>
    </Card>
  );
}

function DetectionForm({ standing: { task }, kind }: Props) {
  const { evidence, busy, detect } = useDetection(kind);
  const { completeTask, busyTaskId } = useTaskCompletion();
  const hintId = useId();
  const words = DETECTION_WORDS[kind];
  const submit = () => evidence && void completeTask(task, evidence);
  return (
    <>
      <Surface $sunken $padding={4} role="status">
        {evidence ? (
          <DescriptionList items={describeEvidence(kind, evidence)} aria-label="What was detected" />
        ) : (
          <Text $size={14} $tone="muted">
            Nothing is detected yet. What is found is shown here first; nothing else is sent.
          </Text>
        )}
      </Surface>
      <Actions>
        <Button
          variant={evidence ? 'secondary' : 'primary'}
          busy={busy}
          busyText="Detecting..."
          onClick={() => void detect()}
        >
          {evidence ? 'Detect again' : words.detect}
        </Button>
        <Button
          variant={evidence ? 'primary' : 'secondary'}
          disabled={!evidence}
          busy={busyTaskId === task.id}
          busyText="Submitting..."
          aria-describedby={evidence ? undefined : hintId}
          onClick={submit}
        >
          Submit Task
        </Button>
        {!evidence && (
          <Text as="span" $size={14} $tone="muted" id={hintId}>
            {words.first}
          </Text>
        )}
      </Actions>
    </>
  );
}

const Mark = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(12)};
  height: ${space(12)};
  border-radius: 10px;
  background: var(--primary-soft);
  color: var(--primary);
`;

const Actions = styled(Row)`
  margin-top: auto;
`;
