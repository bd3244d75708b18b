/** The words of /support. */

export const SUPPORT = {
  title: 'Write to us',
  lead: 'You can write at any hour, 24/7. A person answers in business hours, and you get a reference at once.',
} as const;

/** How to reach the operator; an operator puts its own address here. */
export const CONTACT = {
  title: 'Contact details',
  email: 'support@aiskill.example',
  hours: 'Monday-Friday 9AM-6PM EST',
  advice: [
    { term: 'Good to send along', text: 'Your username, the reference of a purchase, and what you saw.' },
    {
      term: 'Never send',
      text: 'Your password, card numbers or the keys of a wallet. Nobody here asks for them.',
    },
  ],
} as const;

export const BEFORE_WRITING = 'Prices, review times and withdrawals are explained here:';

export const TICKET_SENT = {
  title: 'Your message is here',
  text: 'A confirmation is on its way to your mailbox. Name this reference if you write again.',
} as const;
