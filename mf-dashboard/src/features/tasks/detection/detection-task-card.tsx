import type { DetectionKind, User } from '@platform/contracts';
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
  useFocusRegion,
} from '@platform/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { TaskAvailability } from '../task-availability.policy.ts';
import { TaskStateAlert } from '../detail/task-state-alert.tsx';
import { TaskMeta } from '../detail/task-meta.tsx';
import { useTaskCompletion } from '../use-task-completion.ts';
import { DETECTION_LABELS } from './detection-labels.ts';
import { describeEvidence } from './detection-evidence.ts';
import { useDetection } from './use-detection.ts';

const ICONS = { browser: ScreenIcon, phone: PhoneIcon };

type FormProps = { availability: TaskAvailability; kind: DetectionKind };
type Props = FormProps & { user: User };

/** A task that detects the browser or the device. It shows the result before the member can submit exactly that. */
export function DetectionTaskCard({ availability, kind, user }: Props) {
  const { task, state } = availability;
  const headingId = useId();
  const Icon = ICONS[kind];
  return (
    <Card as="article" aria-labelledby={headingId} {...useFocusRegion(state)}>
      <CardBody $gap={4}>
        <Row $align="start" $nowrap $gap={4}>
          <IconBox>
            <Icon size={24} />
          </IconBox>
          <div>
            <Heading as="h2" $size={18} id={headingId}>
              {task.title}
            </Heading>
            <TaskMeta task={task} />
          </div>
        </Row>
        <Text>{DETECTION_LABELS[kind].description}</Text>
        {state === 'open' ? (
          <DetectionForm availability={availability} kind={kind} />
        ) : (
          <TaskStateAlert availability={availability} user={user} />
        )}
      </CardBody>
    </Card>
  );
}

function DetectionForm({ availability: { task }, kind }: FormProps) {
  const { evidence, isDetecting, detect } = useDetection(kind);
  const { completeTask, statusOf } = useTaskCompletion();
  const isCompleted = statusOf(task.id) === 'completed';
  const hintId = useId();
  const labels = DETECTION_LABELS[kind];
  const submit = () => evidence && void completeTask(task, evidence);
  return (
    <>
      <Surface $sunken $padding={4} role="status">
        {evidence ? (
          <DescriptionList items={describeEvidence(kind, evidence)} aria-label="Detected information" />
        ) : (
          <Text $size={14} $tone="muted">
            Nothing detected yet. You see the result here before you submit it.
          </Text>
        )}
      </Surface>
      <Actions>
        <Button
          variant={evidence ? 'secondary' : 'primary'}
          busy={isDetecting}
          busyText="Detecting..."
          disabled={isCompleted}
          onClick={() => void detect()}
        >
          {evidence ? 'Detect again' : labels.detect}
        </Button>
        <Button
          variant={evidence ? 'primary' : 'secondary'}
          disabled={!evidence || isCompleted}
          busy={statusOf(task.id) === 'busy'}
          busyText="Submitting..."
          aria-describedby={evidence ? undefined : hintId}
          onClick={submit}
        >
          Submit Task
        </Button>
        {!evidence && (
          <Text as="span" $size={14} $tone="muted" id={hintId}>
            {labels.detectFirst}
          </Text>
        )}
      </Actions>
    </>
  );
}

const IconBox = styled.div`
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
