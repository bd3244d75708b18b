import type { Submission } from '@platform/contracts';
import {
  Button,
  DateTime,
  ErrorAlert,
  formatDuration,
  Money,
  Panel,
  Row,
  Text,
  TitleBlock,
  type Description,
} from '@platform/design-system';
import { describeError, paths, useServerTime, useToast } from '@platform/kit';
import { Link, useNavigate } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SENT_BACK_UNANSWERED } from '../../../content/work.content.ts';
import { useStartWorkMutation, useWithdrawHandInMutation } from '../submissions-api.ts';
import { describeWorkingTime } from '../working-time.ts';
import { RESTARTABLE_STATES, UNPAID_STATES, WRITABLE_STATES } from './submission-state.policy.ts';

/** What happens with a submission now, until when, and what the member can do. */
export function StatePanel({ submission }: { submission: Submission }) {
  return (
    <Panel title="What happens now">
      <Text>{describeState(submission)}</Text>
      <TitleBlock items={describeFacts(submission)} />
      <Actions>
        {WRITABLE_STATES.includes(submission.state) && (
          <Button variant="primary" asChild>
            <Link to={paths.dashboard.work(submission.taskId)}>
              {submission.state === 'revision' ? 'Revise' : 'Continue'}
            </Link>
          </Button>
        )}
        <WithdrawHandIn submission={submission} />
        <Restart submission={submission} />
      </Actions>
    </Panel>
  );
}

const STATE_TEXTS: Readonly<Record<'draft' | 'practiced' | 'returned' | 'lapsed', string>> = {
  draft: 'You are writing it. Your answers are saved as you work.',
  practiced: 'Practice: see below what was correct, and why.',
  returned: 'You gave it back. Your answers are kept if you start it again.',
  lapsed: 'The revision was not handed in in time, so it earns no reward. You can start the task again.',
};

function describeState(submission: Submission): ReactNode {
  const { state, dueAt, reviseUntil, reportsDueAt, reviews } = submission;
  const isSentBack = reviews.at(-1)?.decision === 'sent_back';
  const wasSentBack = reviews.some(({ decision }) => decision === 'sent_back');
  if (reportsDueAt)
    return (
      <>
        A person checks your reports of its items. You can go on once they are decided, or at{' '}
        <DateTime at={reportsDueAt} showTime />: then the items are taken out for you, or replaced by others.
      </>
    );
  switch (state) {
    case 'submitted':
      if (dueAt === null)
        return 'It was not handed in again, so a person decides about it as it is. There is no time limit for that.';
      return (
        <>
          Your work waits for a reviewer. If no one has read it by <DateTime at={dueAt} showTime />, it is
          approved{wasSentBack ? '' : ', or comes back once with what was missed'}.
        </>
      );
    case 'appealed':
      return (
        <>
          Your appeal waits for a decision, by someone else if there is someone.
          {dueAt && (
            <>
              {' '}
              Without a decision by <DateTime at={dueAt} showTime />, it is granted.
            </>
          )}
        </>
      );
    case 'revision':
      return (
        <>
          {isSentBack
            ? 'It came back once, with what was missed. Look at all items again'
            : 'Change what the comments ask for'}
          {reviseUntil && (
            <>
              {' '}
              and hand it in by <DateTime at={reviseUntil} showTime />
            </>
          )}
          .{isSentBack && ` ${SENT_BACK_UNANSWERED}`}
        </>
      );
    case 'approved':
      return <Approved submission={submission} />;
    case 'rejected':
      return describeRejection(submission);
    default:
      return STATE_TEXTS[state];
  }
}

function Approved({ submission: { rewardAvailableAt: at } }: { submission: Submission }) {
  const now = useServerTime();
  if (at === null) return 'It was approved.';
  return (
    <>
      It was approved. The reward {now !== undefined && at <= now ? 'became available on' : 'is locked until'}{' '}
      <DateTime at={at} showTime />.
    </>
  );
}

function describeRejection({ appeal, appealUntil }: Submission): string {
  const decision = appeal ? 'Your appeal was denied: it stays rejected' : 'It was rejected';
  const next = appealUntil === null ? 'This decision is final.' : 'You can appeal below.';
  return `${decision}, and earns no reward. ${next} The reason and the comments are below.`;
}

function describeFacts(submission: Submission): Description[] {
  const { isPractice, reward, state, submittedAt, decidedAt, activeSeconds, round, assistance } = submission;
  return [
    ...(isPractice || UNPAID_STATES.includes(state)
      ? []
      : [{ term: 'Reward', description: <Money amount={reward} strong /> }]),
    ...(submittedAt ? [{ term: 'Handed in', description: <DateTime at={submittedAt} showTime /> }] : []),
    ...(decidedAt ? [{ term: 'Decided', description: <DateTime at={decidedAt} showTime /> }] : []),
    ...(round > 1 ? [{ term: 'Hand-ins', description: round }] : []),
    {
      term: 'Active time',
      description: describeWorkingTime(Math.round(activeSeconds / 60), state === 'approved' ? reward : 0),
    },
    ...(assistance
      ? [{ term: 'AI tools', description: assistance.used ? assistance.tools || 'Used' : 'Not used' }]
      : []),
  ];
}

/** Takes handed-in work back, with the minutes that are left. */
function WithdrawHandIn({ submission: { id, taskId, withdrawableUntil } }: { submission: Submission }) {
  const [withdrawHandIn, { isLoading, error }] = useWithdrawHandInMutation();
  const now = useServerTime();
  const toast = useToast();
  const navigate = useNavigate();
  const isOpen = withdrawableUntil !== null && now !== undefined && now < withdrawableUntil;

  async function run(): Promise<void> {
    const result = await withdrawHandIn({ params: { id } });
    if (result.error) return;
    toast({ title: 'Taken back', description: 'You can change your answers now.', tone: 'success' });
    void navigate(paths.dashboard.work(taskId));
  }

  return (
    <>
      {error && <ErrorAlert title="Not taken back" error={describeError(error)} />}
      {isOpen && (
        <>
          <Button busy={isLoading} busyText="Taking back..." onClick={() => void run()}>
            Take back
          </Button>
          <Text as="span" $size={14} $tone="muted" $tabular>
            {formatDuration(now, withdrawableUntil)} left
          </Text>
        </>
      )}
    </>
  );
}

/** Starts a task again that was practiced, given back, or has lapsed. */
function Restart({ submission: { taskId, state, isPractice, reportsDueAt } }: { submission: Submission }) {
  const [start, { isLoading, error }] = useStartWorkMutation();
  const navigate = useNavigate();
  if (!RESTARTABLE_STATES.includes(state) || reportsDueAt) return null;

  async function run(): Promise<void> {
    const result = await start({ params: { taskId } });
    if (!result.error) void navigate(paths.dashboard.work(taskId));
  }

  return (
    <>
      {error && <ErrorAlert title="Not started" error={describeError(error)} />}
      <Button variant="primary" busy={isLoading} busyText="Starting..." onClick={() => void run()}>
        {isPractice ? 'Practice again' : 'Start again'}
      </Button>
    </>
  );
}

/** Often there is nothing to do but to wait. */
const Actions = styled(Row)`
  &:empty {
    display: none;
  }
`;
