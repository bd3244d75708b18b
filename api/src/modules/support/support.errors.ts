import { AppError } from '../../platform/app-error.ts';

export function ticketNotFound(): AppError {
  return new AppError('not_found', 'Ticket not found.');
}
