import { BLUEPRINTS, type WorkTask } from '@platform/contracts';
import { Button, formatCount, LearnIcon } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { StepCard } from './step-card.tsx';

type Props = {
  /** The paid tasks that the test opens. */
  waiting: readonly [WorkTask, ...WorkTask[]];
  lead: boolean;
};

/** Offers the test that opens the paid work of a blueprint. */
export function TestStep({ waiting, lead }: Props) {
  const [{ blueprintId }] = waiting;
  const blueprint = BLUEPRINTS.find(({ id }) => id === blueprintId);
  return (
    <StepCard
      lead={lead}
      drawing={<LearnIcon size={40} />}
      title={`Next: the free test of ${blueprint?.name ?? 'your skill'}`}
      action={
        <>
          <Button variant={lead ? 'primary' : 'secondary'} asChild>
            <Link to={paths.dashboard.test(blueprintId)}>About the test</Link>
          </Button>
          <Button variant="quiet" asChild>
            <Link to={paths.dashboard.learn()}>Learn first</Link>
          </Button>
        </>
      }
    >
      Passing it opens {formatCount(waiting.length, 'paid task')}. The lessons are free, and prepare you for
      it.
    </StepCard>
  );
}
