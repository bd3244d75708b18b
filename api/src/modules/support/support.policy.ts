import { messageNewer, ticketClosed } from './support.errors.ts';
import type { TicketRecord } from './support.model.ts';

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
