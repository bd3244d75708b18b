import { BLUEPRINTS, type WorkTask } from '@platform/contracts';
import { Badge, CardTarget, formatCount, Money, RowCard, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { SubmissionBadge } from '../submissions/submission-badge.tsx';
import { WRITABLE_STATES, RESTARTABLE_STATES } from '../submissions/submission-state.policy.ts';

/** A work task in My Tasks. It leads to the page on which it is done, or to what was handed in. */
export function WorkTaskCard({ task, isDoneForToday }: { task: WorkTask; isDoneForToday: boolean }) {
  const { title, description, submission, isPractice } = task;
  const blueprint = BLUEPRINTS.find(({ id }) => id === task.blueprintId);
  const isUnpaid = isPractice || submission?.state === 'rejected';
  return (
    <RowCard
      icon={blueprint?.icon ?? ''}
      title={
        <CardTarget as={Link} {...{ to: getWorkPath(task) }}>
          {title}
        </CardTarget>
      }
      badges={
        <>
          <Badge tone={isPractice ? 'neutral' : 'primary'}>{isPractice ? 'Practice' : 'Real work'}</Badge>
          {submission && <SubmissionBadge state={submission.state} />}
          {isDoneForToday ? <Badge tone="locked">Done for today</Badge> : <Availability task={task} />}
        </>
      }
      amount={
        isUnpaid ? (
          <Text as="span" $size={14} $tone="muted">
            Not paid
          </Text>
        ) : (
          <Money amount={task.reward} strong />
        )
      }
    >
      <Pace task={task} /> · {blueprint?.name} · {description}
    </RowCard>
  );
}

/** The time that others needed and what they earned per hour, once known; the estimate until then. */
function Pace({ task: { estimatedTime, medianMinutes, dollarsPerHour } }: { task: WorkTask }) {
  if (medianMinutes === null || dollarsPerHour === null) return <>{estimatedTime} min</>;
  return (
    <>
      median {Math.round(medianMinutes)} min · <Money amount={dollarsPerHour} /> per hour
    </>
  );
}

function Availability({ task: { closed, places, placesLeft, submission } }: { task: WorkTask }) {
  if (submission && !RESTARTABLE_STATES.includes(submission.state)) return null;
  if (closed === 'no_place_left') return <Badge tone="locked">No place left</Badge>;
  if (closed === 'reports_wait') return <Badge tone="locked">Reports in review</Badge>;
  if (closed === 'taken_out') return <Badge tone="locked">No items left</Badge>;
  if (closed === 'test_needed') return <Badge tone="locked">Pass the test first</Badge>;
  if (closed === 'budget_used_up') return <Badge tone="locked">Budget used up today</Badge>;
  return places !== null && <Badge>{`${placesLeft ?? 0} of ${formatCount(places, 'place')} left`}</Badge>;
}

function getWorkPath({ id, submission }: WorkTask): string {
  const isDecidedOrWaits =
    submission && ![...WRITABLE_STATES, ...RESTARTABLE_STATES].includes(submission.state);
  return isDecidedOrWaits ? paths.dashboard.submission(submission.id) : paths.dashboard.work(id);
}
