import { SAVE_GRACE_SECONDS, type AttemptState } from '@platform/contracts';
import { AppError, wrongState } from '../../platform/app-error.ts';

export const attemptNotFound = () => new AppError('not_found', 'We could not find this attempt.');

export const noTest = () =>
  new AppError('no_test', 'This course has no test yet. Its lessons and its practice are open.');

export const emailNotConfirmed = () =>
  new AppError('email_not_confirmed', 'The test needs a confirmed email address.');

export const retakeTooSoon = (retakeAt: Date) =>
  new AppError('retake_too_soon', 'The time until your next attempt is not over yet.', {
    extensions: { retakeAt: retakeAt.toISOString() },
  });

export const alreadyPassed = () => new AppError('already_passed', 'You have passed this test.');

export const nothingToRenew = () =>
  new AppError('already_passed', 'There is no certificate that can be renewed now.');

export const timeOver = () =>
  new AppError(
    'too_late',
    `The time is over. What was saved up to ${SAVE_GRACE_SECONDS} seconds after its end counts.`,
  );

export const attemptEnded = (state: AttemptState) =>
  wrongState(
    state === 'open' ? 'This attempt is open.' : 'This attempt has ended. Its result stays as it is.',
  );
