import { AppError } from '../../platform/app-error.ts';

export function noSuchTicket(): AppError {
  return new AppError('not_found', 'There is no such ticket.');
}
