import { IDENTITY_REVIEW_TIME } from '@platform/contracts';
import { formatDateTime } from '@platform/design-system';
import { paths } from '@platform/kit';

/** Shown with the reason of a rejection that cannot be followed by another attempt. */
export const FINAL_REJECTION = {
  title: 'Your identity verification was rejected',
  text: 'This decision is final: you cannot submit documents again. If you think it is wrong, contact support.',
} as const;

/** Returns the path of a message to support about a rejected verification. @param id of the verification, if known */
export function getAppealPath(id?: string): string {
  return paths.dashboard.newTicket({ subject: 'My identity verification was rejected', reference: id });
}

/**
 * Says how long the review of submitted documents takes.
 *
 * @param approvedAutomaticallyAt when the platform approves them automatically; `null` for never
 */
export function describeReviewTime(approvedAutomaticallyAt: string | null): string {
  const usual = `The review takes ${IDENTITY_REVIEW_TIME}`;
  return approvedAutomaticallyAt === null
    ? `${usual}.`
    : `${usual}; if it is not done by ${formatDateTime(approvedAutomaticallyAt)}, it completes automatically.`;
}
