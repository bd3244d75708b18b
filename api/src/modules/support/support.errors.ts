import { AppError } from '../../platform/app-error.ts';

export function ticketNotFound(): AppError {
  return new AppError('not_found', 'Ticket not found.');
}

/** Tells an administrator that the sender or another administrator has written meanwhile. */
export function messageNewer(): AppError {
  return new AppError('message_newer', 'This ticket has a newer message.');
}

/** Tells a member that a ticket takes no more replies; it names no administrator. */
export function ticketClosed(): AppError {
  return new AppError('wrong_state', 'This conversation is closed. Write a new message to support.');
}
