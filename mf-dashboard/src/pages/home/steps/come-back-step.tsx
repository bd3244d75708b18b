import { Button, formatMoney, formatSpan, Moment, SuccessDrawing } from '@platform/design-system';
import type { User } from '@platform/contracts';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { StepCard } from './step-card.tsx';

/** Nothing is open: when it goes on, and what unlocks next. */
export function ComeBackStep({ user, lead }: { user: User; lead: boolean }) {
  const { nextUnlock, tasksToday, now } = user;
  return (
    <StepCard
      lead={lead}
      drawing={<SuccessDrawing width={84} />}
      title="Everything open to you is done"
      action={
        <Button asChild>
          <Link to={paths.dashboard.blueprints()}>See more blueprints</Link>
        </Button>
      }
    >
      The day starts again in {formatSpan(now, tasksToday.resetsAt)}.
      {nextUnlock && (
        <>
          {' '}
          {formatMoney(nextUnlock.amount)} unlocks on <Moment at={nextUnlock.at} />.
        </>
      )}
    </StepCard>
  );
}
