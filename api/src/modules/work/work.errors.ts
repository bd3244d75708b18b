import {
  APPEAL_DAYS,
  CASE_DUE_HOURS,
  OPEN_SUBMISSIONS_MAX,
  PAGE_PATHS,
  WITHDRAW_HAND_IN_MINUTES,
  type ErrorBody,
  type SubmissionState,
} from '@platform/contracts';
import { AppError, wrongState } from '../../platform/app-error.ts';

export { wrongState };

type Details = NonNullable<ErrorBody['details']>;

export function taskNotFound(): AppError {
  return new AppError('not_found', 'We could not find this task.');
}

export function submissionNotFound(): AppError {
  return new AppError('not_found', 'We could not find this submission.');
}

export function noPlaceLeft(): AppError {
  return new AppError('no_place_left', 'Every place in this task is taken. One can become free later.');
}

export function placeLost(): AppError {
  return new AppError(
    'no_place_left',
    'Your place in this task went to another member. Your answers are kept; hand them in once a place is free.',
  );
}

export function noItemsLeft(): AppError {
  return new AppError(
    'no_place_left',
    'All items of this task were taken out for you, so there is nothing left to do in it.',
  );
}

export function testRequired(blueprintId: number): AppError {
  return new AppError('test_required', 'Paid work of this skill opens once you have passed its free test.', {
    extensions: { path: PAGE_PATHS.dashboard.test(blueprintId) },
  });
}

export function tooManyReports(): AppError {
  return new AppError(
    'too_many_reports',
    `You say of too many items that they cannot be done. Answer some, or report them and give the task back: a person decides within ${CASE_DUE_HOURS.report} hours.`,
  );
}

export function reportsWait(): AppError {
  return wrongState('You can go on with this task once your reports of its items are decided.');
}

export function tooManyOpen(): AppError {
  return new AppError(
    'too_many_open',
    `You have ${OPEN_SUBMISSIONS_MAX} tasks in progress. Hand one in or give one back before you start another.`,
  );
}

export function draftNewer(saved: { version: number; savedAt: Date; savedBy: string | null }): AppError {
  return new AppError('draft_newer', 'Newer answers were saved on another page or device.', {
    extensions: {
      version: saved.version,
      savedAt: saved.savedAt.toISOString(),
      device: saved.savedBy ?? '',
    },
  });
}

export function incomplete(details: Details): AppError {
  return new AppError('incomplete', 'Some answers are missing or not complete.', { details });
}

export function invalidAnswers(details: Details): AppError {
  return new AppError('invalid_request', details[0]?.message ?? 'An answer is not valid.', { details });
}

export function withdrawTooLate(): AppError {
  return new AppError(
    'too_late',
    `Work can be taken back for ${WITHDRAW_HAND_IN_MINUTES} minutes after it was handed in.`,
  );
}

export function inReview(): AppError {
  return new AppError('in_review', 'Your work is being reviewed, so it cannot be taken back.');
}

export function appealTooLate(): AppError {
  return new AppError('too_late', `An appeal is possible for ${APPEAL_DAYS} days after the decision.`);
}

export function alreadyAppealed(): AppError {
  return new AppError('already_appealed', 'You have already appealed. One appeal per task is possible.');
}

const STATE_WORDS: Readonly<Record<SubmissionState, string>> = {
  draft: 'is still in progress',
  submitted: 'is in review',
  revision: 'waits for your changes',
  approved: 'is approved',
  rejected: 'is rejected',
  appealed: 'is in review after your appeal',
  practiced: 'is practiced',
  returned: 'was given back',
  lapsed: 'has ended, because the changes were not handed in in time',
};

/** Creates the error for an action that the state of a submission does not allow. */
export function notInState(state: SubmissionState): AppError {
  return wrongState(`This work ${STATE_WORDS[state]}.`);
}
