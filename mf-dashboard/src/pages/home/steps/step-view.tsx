import type { User } from '@platform/contracts';
import type { Step } from '../next-step.policy.ts';
import { ActivateStep } from './activate-step.tsx';
import { ClaimBonusStep } from './claim-bonus-step.tsx';
import { ComeBackStep } from './come-back-step.tsx';
import { RetryStep } from './retry-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TaskStep } from './task-step.tsx';
import { WithdrawStep } from './withdraw-step.tsx';

type Props = {
  step: Step;
  lead?: boolean;
  user: User;
  refreshing: boolean;
  /** Asks again how far the review has come, or for the tasks that did not come. */
  onRefresh: () => void;
};

/** A step by its kind: as the one next step (`lead`), or among the open matters. */
export function StepView({ step, lead = false, user, refreshing, onRefresh }: Props) {
  switch (step.kind) {
    case 'claim-bonus':
      return <ClaimBonusStep lead={lead} />;
    case 'activate':
      return <ActivateStep lead={lead} refusal={step.refusal} />;
    case 'withdraw':
      return <WithdrawStep lead={lead} balance={user.balance} />;
    case 'task':
      return <TaskStep lead={lead} task={step.task} open={step.open} user={user} />;
    case 'review':
      return <ReviewStep lead={lead} since={step.since} refreshing={refreshing} onRefresh={onRefresh} />;
    case 'retry':
      return <RetryStep lead={lead} busy={refreshing} onRetry={onRefresh} />;
    case 'come-back':
      return <ComeBackStep lead={lead} user={user} />;
  }
}
