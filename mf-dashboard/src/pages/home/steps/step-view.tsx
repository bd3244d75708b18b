import type { User } from '@platform/contracts';
import type { Step } from '../next-step.policy.ts';
import { ActivateStep } from './activate-step.tsx';
import { DoneForTodayStep } from './done-for-today-step.tsx';
import { FinalRejectionStep } from './final-rejection-step.tsx';
import { ClaimBonusStep } from './claim-bonus-step.tsx';
import { AllDoneStep } from './all-done-step.tsx';
import { RetryStep } from './retry-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TaskStep } from './task-step.tsx';
import { TestStep } from './test-step.tsx';
import { WorkStep } from './work-step.tsx';
import { WithdrawStep } from './withdraw-step.tsx';

type Props = {
  step: Step;
  lead?: boolean;
  user: User;
  isRefreshing: boolean;
  /** Refetches the review status and the tasks that failed to load. */
  onRefresh: () => void;
};

/** Renders a step by its kind, either as the next step (`lead`) or as one of the others. */
export function StepView({ step, lead = false, user, isRefreshing, onRefresh }: Props) {
  switch (step.kind) {
    case 'claim-bonus':
      return <ClaimBonusStep lead={lead} />;
    case 'activate':
      return <ActivateStep lead={lead} rejectionReason={step.rejectionReason} />;
    case 'withdraw':
      return <WithdrawStep lead={lead} balance={user.balance} />;
    case 'task':
      return <TaskStep lead={lead} task={step.task} openCount={step.openCount} user={user} />;
    case 'work':
      return <WorkStep lead={lead} task={step.task} />;
    case 'test':
      return <TestStep lead={lead} waiting={step.waiting} />;
    case 'review':
      return <ReviewStep lead={lead} step={step} isRefreshing={isRefreshing} onRefresh={onRefresh} />;
    case 'done-for-today':
      return <DoneForTodayStep lead={lead} user={user} />;
    case 'rejected-finally':
      return <FinalRejectionStep lead={lead} row={step.row} />;
    case 'retry':
      return <RetryStep lead={lead} busy={isRefreshing} onRetry={onRefresh} />;
    case 'all-done':
      return <AllDoneStep lead={lead} user={user} />;
  }
}
