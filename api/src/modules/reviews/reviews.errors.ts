import { REVISIONS_MAX, type ReviewDecision } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { CONFLICT_OF_INTEREST_MESSAGES } from '../decisions/index.ts';
import type { Conflict } from './reviews.policy.ts';

type Details = readonly { readonly path: string; readonly message: string }[];

export function submissionNotFound(): AppError {
  return new AppError('not_found', 'We could not find this submission.');
}

const DECIDED: Readonly<Record<ReviewDecision, string>> = {
  approved: 'This submission is already approved.',
  sent_back: 'This submission is already sent back.',
  revision_requested: 'A revision of this submission was already requested.',
  rejected: 'This submission is already rejected.',
  appeal_granted: 'This appeal is already granted.',
  appeal_denied: 'This appeal is already denied.',
};

/** @param by username; `null` for the platform itself */
export function submissionDecided(decision: ReviewDecision, by: string | null, at: Date): AppError {
  const extensions = { decision, by, at: at.toISOString() };
  return new AppError('already_decided', DECIDED[decision], { extensions });
}

export function claimedByOther(by: string, until: Date): AppError {
  const time = until.toISOString().slice(11, 16);
  const extensions = { by, until: until.toISOString() };
  return new AppError('claimed', `${by} reviews this submission until ${time} UTC.`, { extensions });
}

const { own_record: _ownRecord, ...INTEREST_MESSAGES } = CONFLICT_OF_INTEREST_MESSAGES;

const CONFLICT_MESSAGES: Readonly<Record<Conflict, string>> = {
  ...INTEREST_MESSAGES,
  own_work: 'This is your own work. Another administrator decides about it.',
  decided_before: 'You rejected this work. Another administrator decides about the appeal.',
};

export function notAllowedToReview(conflictOfInterest: Conflict): AppError {
  return new AppError('not_allowed_to_review', CONFLICT_MESSAGES[conflictOfInterest]);
}

export function noRevisionLeft(): AppError {
  return new AppError('no_revision_left', `A revision was already requested ${REVISIONS_MAX} times.`);
}

export function rejectionLimitReached(): AppError {
  return new AppError(
    'rejection_limit_reached',
    'You have rejected too much work of this task, or today. Another administrator must reject this.',
  );
}

export function effortShown(): AppError {
  return new AppError('effort_shown', 'The figures of this work do not show that no effort was made.');
}

export function secondReviewerNeeded(): AppError {
  return new AppError(
    'second_administrator_needed',
    'You want this rejection already. Another administrator has to agree.',
  );
}

export function invalidReview(details: Details): AppError {
  return new AppError('invalid_request', details[0]?.message ?? 'The review is not valid.', { details });
}
