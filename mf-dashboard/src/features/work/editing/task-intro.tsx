import {
  APPEAL_SENTENCE,
  CHANGES_SENTENCE,
  EARNINGS_LOCK,
  SLOT_HOURS,
  type User,
  type WorkTaskDetail,
} from '@platform/contracts';
import {
  Alert,
  Button,
  DateTime,
  DescriptionList,
  ErrorAlert,
  MEDIA,
  Money,
  Panel,
  Row,
  Split,
  Stack,
  Surface,
  Text,
  type Description,
} from '@platform/design-system';
import { describeError, paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import {
  ASSISTANCE_RULE_TEXTS,
  CLOSED_TEXTS,
  EFFORT_NOTE,
  REVIEW_NOTE,
  WHO_NEEDS_IT,
} from '../../../content/work.content.ts';
import { useStartWorkMutation } from '../submissions-api.ts';
import { DailyLimitAlert } from '../../../shared/user/daily-limit-alert.tsx';
import { Guideline } from './guideline.tsx';

type Props = { task: WorkTaskDetail; user: User };

/** A work task before it is started: what it is, what it pays, how the work is read, and the button that starts it. */
export function TaskIntro({ task, user }: Props) {
  return (
    <Stack $gap={5}>
      <Text>{task.description}</Text>
      <IntroSplit>
        <StartPanel task={task} user={user} />
        <Surface $padding={6}>
          <Guideline {...task} />
        </Surface>
      </IntroSplit>
    </Stack>
  );
}

function StartPanel({ task, user }: Props) {
  const [start, { isLoading, error }] = useStartWorkMutation();
  const { closed, isPractice } = task;
  const { completed, limit, resetsAt } = user.tasksToday;
  const isAgain = task.submission !== null;
  return (
    <Panel title={task.isPractice ? 'Practice' : 'Real work'}>
      <DescriptionList items={describeTask(task)} />
      <Text $size={14} $tone="muted">
        {ASSISTANCE_RULE_TEXTS[task.assistance]}
      </Text>
      <Text $size={14} $tone="muted">
        {EFFORT_NOTE}
      </Text>
      {!task.isPractice && (
        <Text $size={14} $tone="muted">
          {WHO_NEEDS_IT}
        </Text>
      )}
      <PhoneNotice worksOnPhone={task.worksOnPhone} />
      {error && <ErrorAlert title="Not started" error={describeError(error)} />}
      {closed !== null ? (
        <Alert
          tone="locked"
          title="Not open now"
          action={
            closed === 'test_needed' && (
              <Button variant="primary" asChild>
                <Link to={paths.dashboard.test(task.blueprintId)}>About the test</Link>
              </Button>
            )
          }
        >
          {CLOSED_TEXTS[closed]}
          {closed === 'budget_used_up' && (
            <>
              {' '}
              It is renewed on <DateTime at={resetsAt} showTime />.
            </>
          )}
        </Alert>
      ) : !isPractice && completed >= limit ? (
        <DailyLimitAlert user={user} />
      ) : (
        <Row>
          <Button
            variant="primary"
            busy={isLoading}
            busyText="Starting..."
            onClick={() => void start({ params: { taskId: task.id } })}
          >
            {isAgain ? (task.isPractice ? 'Practice again' : 'Start again') : 'Start'}
          </Button>
        </Row>
      )}
      {task.submission && (
        <Link to={paths.dashboard.submission(task.submission.id)}>
          {task.isPractice ? 'See your last results' : 'See your earlier work'}
        </Link>
      )}
    </Panel>
  );
}

/** Says that a task is easier on a larger screen; only phones show it. It locks no member out. */
export function PhoneNotice({ worksOnPhone }: { worksOnPhone: boolean }) {
  if (worksOnPhone) return null;
  return (
    <OnPhone>
      <Alert tone="locked" title="Easier on a larger screen">
        You can do it here, but a computer or a tablet makes it much easier. Your answers are saved, so you
        can go on there.
      </Alert>
    </OnPhone>
  );
}

function describeTask(task: WorkTaskDetail): Description[] {
  const { reward, isPractice, itemCount, estimatedTime, medianMinutes, dollarsPerHour, places, placesLeft } =
    task;
  return [
    {
      term: 'Reward',
      description: isPractice ? 'None: practice is not paid' : <Money amount={reward} strong />,
    },
    { term: 'Items', description: itemCount },
    { term: 'Estimated time', description: `${estimatedTime} min` },
    ...(medianMinutes === null
      ? []
      : [{ term: 'Median time of others', description: `${Math.round(medianMinutes)} min` }]),
    ...(dollarsPerHour === null
      ? []
      : [
          {
            term: 'At that speed',
            description: (
              <>
                <Money amount={dollarsPerHour} /> per hour
              </>
            ),
          },
        ]),
    ...(places === null
      ? []
      : [
          { term: 'Places left', description: `${placesLeft ?? 0} of ${places}` },
          { term: 'Your place', description: `Kept for ${SLOT_HOURS} hours after each time you save` },
        ]),
    {
      term: 'What happens next',
      description: isPractice
        ? 'You see right away what was correct, and why. You can repeat it.'
        : `${REVIEW_NOTE} The reward is locked until ${EARNINGS_LOCK} after your hand-in.`,
    },
    ...(isPractice
      ? []
      : [{ term: 'If something is wrong', description: `${CHANGES_SENTENCE} ${APPEAL_SENTENCE}` }]),
  ];
}

/** The facts and the button come first, so that a phone shows them before the long instructions. */
const IntroSplit = styled(Split)`
  align-items: start;

  ${MEDIA.wide} {
    > :first-child {
      grid-area: 1 / 2;
    }

    > :last-child {
      grid-area: 1 / 1;
    }
  }
`;

const OnPhone = styled.div`
  display: none;

  ${MEDIA.phone} {
    display: block;
  }
`;
