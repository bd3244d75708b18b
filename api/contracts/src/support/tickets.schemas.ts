import { array, type InferType } from 'yup';
import { BY_TIME, staffListQuery, userFilter } from '../admin/staff-list.ts';
import { EMAIL_MAX, USERNAME_MAX } from '../auth/auth.constants.ts';
import { answerId, answerText, answerTime, choice, lines, record } from '../schema.ts';

/** Lengths of a ticket's texts in characters. */
export const TICKET_NAME_MAX = 100;
export const TICKET_SUBJECT_MAX = 150;
export const TICKET_MESSAGE_MAX = 5000;

/** `open` until somebody answers; an answered ticket waits for its writer; `closed` for good. */
export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const ticketsQuery = staffListQuery(BY_TIME, {
  status: choice(TICKET_STATUSES, 'Status must be one of a ticket'),
  userId: userFilter(),
});

const rowFields = {
  id: answerId(),
  /** What the writer was told. */
  reference: answerText(40),
  subject: answerText(TICKET_SUBJECT_MAX),
  name: answerText(TICKET_NAME_MAX),
  /** Masked. */
  email: answerText(EMAIL_MAX),
  /** The account of whoever wrote it while signed in. */
  userId: answerId().nullable(),
  username: answerText(USERNAME_MAX).nullable(),
  status: choice(TICKET_STATUSES, 'Must be a status').defined(),
  createdAt: answerTime(),
  /** The last answer or the closing; the ticket's own time before. */
  changedAt: answerTime(),
};

/** A ticket as it is listed. */
export const ticketRowAnswer = record(rowFields);
export type TicketRow = InferType<typeof ticketRowAnswer>;

/** One ticket with its answers, oldest first. */
export const ticketCaseAnswer = record({
  ...rowFields,
  message: answerText(TICKET_MESSAGE_MAX),
  answers: array(
    record({ at: answerTime(), by: answerText(USERNAME_MAX), text: answerText(TICKET_MESSAGE_MAX) }),
  )
    .strict()
    .defined(),
  closedAt: answerTime().nullable(),
  closedBy: answerText(USERNAME_MAX).nullable(),
});
export type TicketCase = InferType<typeof ticketCaseAnswer>;

export const answerTicketBody = record({
  text: lines('Answer', TICKET_MESSAGE_MAX).required('Please write an answer'),
});
