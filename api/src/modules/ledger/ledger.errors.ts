import { AppError } from '../../platform/app-error.ts';

export function bonusAlreadyClaimed(): AppError {
  return new AppError('bonus_already_claimed', 'The signup bonus has already been claimed on this account.');
}
