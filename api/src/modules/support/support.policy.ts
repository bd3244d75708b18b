import type { TicketRecord } from './support.model.ts';
import { AppError } from '../../platform/app-error.ts';

/** Returns whether support has written since the sender last opened the ticket. */
export function isUnread({ messages, readAt }: Pick<TicketRecord, 'messages' | 'readAt'>): boolean {
  const lastAnswer = messages.findLast(({ author }) => author === 'support');
  return lastAnswer !== undefined && (readAt === null || lastAnswer.at > readAt);
}

/** @throws AppError `wrong_state` if the ticket is closed, which is final */
export function assertCanReply({ status }: Pick<TicketRecord, 'status'>): void {
  if (status === 'closed') throw ticketClosed();
}

/**
 * @param messagesRead how many messages an administrator has read
 * @throws AppError `message_newer` if there are more
 */
export function assertIsRead({ messages }: Pick<TicketRecord, 'messages'>, messagesRead: number): void {
  if (messagesRead < messages.length) throw messageNewer();
}

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
