import { IDENTITY_REVIEW_TIME, PAYMENT_REVIEW_TIME } from '@platform/contracts';

/** The rules administrators follow, shown on the overview. */
export const GUIDELINES = [
  {
    title: 'Oldest first',
    text: `Members are promised a decision on a verification within ${IDENTITY_REVIEW_TIME} and on a payment within ${PAYMENT_REVIEW_TIME}.`,
  },
  {
    title: 'Personal data is private',
    text: 'Personal data is masked. Reveal only what you need for the decision: each reveal is recorded in the audit log under your name. A verification decided without viewing its documents is marked there.',
  },
  {
    title: 'Give a reason for every rejection',
    text: 'Tell the member what is wrong and what to send instead. They read your reason word for word.',
  },
  {
    title: 'Work is read blind and in time',
    text: 'You do not see whose work you read. Undecided work is approved automatically. Reject only for a listed reason, with a comment at the place. Speed, hints and taste are no reasons.',
  },
  {
    title: 'Pay first, then mark as paid out',
    text: 'Mark a withdrawal as paid out only after you have sent the payment. This cannot be undone.',
  },
] as const;
