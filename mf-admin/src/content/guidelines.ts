/** What an administrator keeps to. Shown on the overview. */
export const GUIDELINES = [
  {
    title: 'Oldest first',
    text: 'Members were promised an answer to a verification within 24-48 hours and to a payment within about 24 hours.',
  },
  {
    title: 'Papers are private',
    text: 'Personal data is masked. Reveal only what the decision needs: each reveal is written to the audit log with your name.',
  },
  {
    title: 'A refusal needs a reason',
    text: 'Write it for the member: what is wrong, and what to send instead. It is shown to them word for word.',
  },
  {
    title: 'Pay first, then say so',
    text: 'Mark a withdrawal as paid out only after the payment has left. It cannot be taken back.',
  },
] as const;
