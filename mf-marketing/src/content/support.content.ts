import { FORM_DONE } from './form-done.content.ts';

/** Texts of /support. */

export const SUPPORT = {
  title: 'Contact support',
  lead: 'Write to us at any time, 24/7. You get a reference right away, and people answer during business hours.',
} as const;

/** Contact details; the address is the operator's. */
export const CONTACT = {
  title: 'Contact details',
  hours: 'Monday-Friday 9AM-6PM EST',
  hoursZone: 'EST is UTC-5, all year.',
  advice: [
    { term: 'Please include', text: 'Your username, the reference of your purchase, and what you saw.' },
    {
      term: 'Never send',
      text: 'Your password, card numbers or wallet keys. We never ask for them.',
    },
  ],
} as const;

/** The messages of a member, on the same page. */
export const MEMBER_MESSAGES = {
  title: 'Your messages',
  none: 'No messages yet. Write one below, and our answers appear here.',
  all: 'All your messages',
  unread: 'New answer',
} as const;

export const FAQ_HINT = 'Prices, review times and withdrawals are explained here:';

export const TICKET_SENT = {
  title: FORM_DONE.ticket.title,
  text: 'A confirmation email is on its way. Mention this reference if you write again.',
} as const;
