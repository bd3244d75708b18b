import { FREE_BLUEPRINT_ID } from '@platform/contracts';
import { Button, TopicDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { StepCard } from './step-card.tsx';

type Props = { lead: boolean; refusal: string | null };

/** The free blueprint, until the identity verification for it is sent; again after it was refused. */
export function ActivateStep({ lead, refusal }: Props) {
  return (
    <StepCard
      lead={lead}
      drawing={<TopicDrawing name="pencil-alt" width={84} />}
      title={refusal === null ? 'Start with the free blueprint' : 'Your identity check was not accepted'}
      action={
        <Button variant={lead ? 'primary' : 'secondary'} asChild>
          <Link to={paths.blueprint(FREE_BLUEPRINT_ID)}>
            {refusal === null ? 'Activate free blueprint' : 'See what to do'}
          </Link>
        </Button>
      }
    >
      {refusal ??
        'AI Basics costs nothing and pays $10.00 a task. It needs one identity check, and every other blueprint needs it first.'}
    </StepCard>
  );
}
