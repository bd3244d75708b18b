import { Button, formatMoney, DateTime, SuccessDrawing } from '@platform/design-system';
import type { User } from '@platform/contracts';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { StepCard } from './step-card.tsx';

/** Shown when no task remains: where more come from, and which reward unlocks next. */
export function AllDoneStep({ user, lead }: { user: User; lead: boolean }) {
  const { nextUnlock } = user;
  return (
    <StepCard
      lead={lead}
      drawing={<SuccessDrawing width={84} />}
      title="You have completed every open task"
      action={
        <Button asChild>
          <Link to={paths.dashboard.blueprints()}>See more blueprints</Link>
        </Button>
      }
    >
      Another blueprint has tasks of its own.
      {nextUnlock && (
        <>
          {' '}
          {formatMoney(nextUnlock.amount)} unlocks on <DateTime at={nextUnlock.at} />.
        </>
      )}
    </StepCard>
  );
}
