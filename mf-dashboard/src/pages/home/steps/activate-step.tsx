import { FREE_BLUEPRINT_ID, FREE_BLUEPRINT_REWARD_DOLLARS } from '@platform/contracts';
import { Button, formatMoney, TopicDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { StepCard } from './step-card.tsx';

type Props = { lead: boolean; rejectionReason: string | null };

/** Offers the free blueprint until an identity verification is submitted, and again after a rejection. */
export function ActivateStep({ lead, rejectionReason }: Props) {
  return (
    <StepCard
      lead={lead}
      drawing={<TopicDrawing name="pencil-alt" width={84} />}
      title={
        rejectionReason === null ? 'Start with the free blueprint' : 'Your identity verification was rejected'
      }
      action={
        <Button variant={lead ? 'primary' : 'secondary'} asChild>
          <Link to={paths.blueprint(FREE_BLUEPRINT_ID)}>
            {rejectionReason === null ? 'Activate free blueprint' : 'See what to do'}
          </Link>
        </Button>
      }
    >
      {rejectionReason ??
        `AI Basics is free and pays ${formatMoney(FREE_BLUEPRINT_REWARD_DOLLARS)} per task. Verify your identity once to activate it and to purchase any other blueprint.`}
    </StepCard>
  );
}
