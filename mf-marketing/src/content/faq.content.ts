import { FREE_TASK_LIMIT } from '@platform/contracts';

/** A question with its answer in plain text, as search engines are told it too. */
export type FaqItem = { readonly question: string; readonly answer: string };

export type FaqTopic = {
  /** Stands in the address: `/faq#payments`. */
  readonly value: 'general' | 'blueprints' | 'tasks' | 'payments';
  readonly label: string;
  readonly items: readonly FaqItem[];
};

/** The five questions of the home page. */
export const HOME_FAQ: readonly FaqItem[] = [
  {
    question: 'What is a blueprint?',
    answer:
      'A package of one AI skill: what to learn, and a category of paid tasks to practise it on. You buy it once and keep it for life. It sets what each of its tasks pays. It belongs to your account alone and cannot be passed on or sold.',
  },
  {
    question: 'What does it cost to begin?',
    answer: `Nothing. Signing up gives a $50 bonus and ${FREE_TASK_LIMIT} free starter tasks of $10 each. The first blueprint, AI Basics, is free as well, after an identity check. The other nine cost $59.99 to $1,999.99, paid once, and can be bought when AI Basics is active.`,
  },
  {
    question: 'How much can I earn?',
    answer:
      'A task pays what its blueprint says: $10 for AI Basics, $14 to $150 for the others. You can complete up to 20 tasks a day over all your blueprints. Nobody is promised an income: you are paid for the tasks you complete, and the price of a blueprint may be more than you earn with it.',
  },
  {
    question: 'When can I withdraw?',
    answer:
      'A reward is locked for 15 days after its task. Then it is part of your available balance. From a balance of $500 on you can request a withdrawal of $50 or more. After approval it takes 1 to 3 business days. Until the balance has reached $500, nothing can be paid out.',
  },
  {
    question: 'Why do you check who I am?',
    answer:
      'Because rewards are payments to a person. AI Basics opens after a review of your identity details, which takes 24 to 48 hours. The details are encrypted and shown only to the administrators who review them. If the review refuses, it says why and whether you can try again.',
  },
];

/** The questions of /faq by topic. */
export const FAQ_TOPICS: readonly FaqTopic[] = [
  {
    value: 'general',
    label: 'General',
    items: [
      {
        question: 'What is AI Skill?',
        answer:
          'A place to learn AI skills by working with them. You choose a skill as a blueprint, complete its tasks and are paid a fixed reward for each one. Every reward is listed with its date and its state.',
      },
      {
        question: 'Who can join?',
        answer:
          'Anybody who may work where they live and can show who they are. The identity check asks for your name, contact, country, an identification number, your work authorization and your home address.',
      },
      {
        question: 'Do I need experience?',
        answer:
          'No. AI Basics starts with first prompts and short fact checks. The other blueprints name their requirements on their own page, and every task has instructions.',
      },
      {
        question: 'What do I get for signing up?',
        answer: `A bonus of $50, which you claim on your dashboard, and ${FREE_TASK_LIMIT} free starter tasks that pay $10 each, $20 in total. Both count toward the $500 that a withdrawal needs; they cannot be paid out before.`,
      },
      {
        question: 'How do referrals work?',
        answer:
          'You share your link from the Referrals page. When somebody signs up with it and their free blueprint becomes active, you receive $25, once for each person. Signing yourself up again does not count.',
      },
      {
        question: 'How do I reach support?',
        answer:
          'You can write at any time, 24/7, through the form on the support page; each message gets a reference. People answer Monday-Friday, 9AM-6PM EST.',
      },
    ],
  },
  {
    value: 'blueprints',
    label: 'Blueprints',
    items: [
      {
        question: 'How does the free blueprint work?',
        answer:
          'AI Basics lists at $49.99 and costs you nothing. Instead of a payment it asks for an identity verification, which administrators review in 24 to 48 hours. When it is approved you get an email, and the tasks open. Until then, only the Browser and Phone Detection tasks are available.',
      },
      {
        question: 'Why must AI Basics come first?',
        answer:
          'Because every later payment to you depends on a confirmed identity. A paid blueprint can be purchased only when AI Basics is active, so nobody pays for tasks that they could not be paid for.',
      },
      {
        question: 'How do I pay for a blueprint?',
        answer:
          'With Bitcoin, USDT, PayPal, Apple Pay, Cash App or Zelle. You choose the method, see the instructions and a reference, and send the payment yourself. It is verified within about 24 hours; then the tasks unlock. We never store a card or a wallet secret.',
      },
      {
        question: 'Can I own more than one blueprint?',
        answer:
          'Yes, as many as you like, each bought once. The limit of 20 tasks a day holds over all of them together, so a second blueprint widens the choice and not the day.',
      },
      {
        question: 'Can I pass a blueprint on or return it?',
        answer:
          'No. It is tied to your account. While a purchase is pending you can cancel it; once the blueprint is active it is used up as a purchase and not taken back, except where the law of your country gives you that right.',
      },
      {
        question: 'What if my purchase is refused?',
        answer:
          'The refusal names its reason, for example that no payment with your reference has arrived. Nothing is opened and nothing is owed. You can purchase again, or send the reference to support so that the payment is traced.',
      },
    ],
  },
  {
    value: 'tasks',
    label: 'Tasks',
    items: [
      {
        question: 'How many tasks can I do in a day?',
        answer:
          'Up to 20, free and paid tasks together, whichever blueprints you own. The day is the UTC day; your dashboard says when the count begins again.',
      },
      {
        question: 'How long does a task take?',
        answer:
          'The two starter tasks take about five minutes each, the tasks of blueprints 15 to 60 minutes. The estimate stands on each task. There are no deadlines.',
      },
      {
        question: 'What does a task pay?',
        answer:
          'The amount of its blueprint, the same for every task in it, from $10 to $150. It is shown before you start, and the server books exactly that amount.',
      },
      {
        question: 'Can a submission be rejected?',
        answer:
          'Where a task asks for a submission, a reviewer may ask you to revise it or reject it with a reason; you can correct it and send it again. Tasks marked as a demo are completed without a submission, and nothing in them is reviewed.',
      },
      {
        question: 'Can I do a task twice?',
        answer:
          'No, each task counts once. Completed tasks leave your list, and the reward stays in your statement.',
      },
    ],
  },
  {
    value: 'payments',
    label: 'Payments',
    items: [
      {
        question: 'What does "locked for 15 days" mean?',
        answer:
          'For 15 days after a task its reward is verified. It is yours in the list, with the date it unlocks, but it cannot be withdrawn and does not count toward the $500. The signup bonus and referral rewards are not locked.',
      },
      {
        question: 'What is the minimum for a withdrawal?',
        answer:
          'Two rules hold together: your available balance must be at least $500 to request a withdrawal, and the amount you request must be at least $50. With $499.99 no request is possible; with $500 you may take $50 and leave the rest.',
      },
      {
        question: 'How long does a withdrawal take?',
        answer:
          'An administrator reviews the request. After approval the transfer takes 1 to 3 business days. From the request on, the amount is set aside and shown as on its way; you can cancel while it is pending.',
      },
      {
        question: 'Which payment methods are there?',
        answer:
          'Bitcoin (BTC), USDT, PayPal, Apple Pay, Cash App and Zelle, for purchases and withdrawals alike. What the method or your bank charges is theirs and not ours.',
      },
      {
        question: 'What happens if a withdrawal is refused?',
        answer:
          'You are told the reason, and the whole amount returns to your available balance at once. Nothing is lost and you can request again.',
      },
      {
        question: 'Do I pay tax on what I earn?',
        answer:
          'In most countries, yes, and it is yours to declare. Your statement lists every reward and withdrawal with its date.',
      },
    ],
  },
];

export const FAQ = {
  title: 'Questions, answered plainly',
  lead: 'What things cost, what they pay, and how long each step takes.',
} as const;

/** Anchor of the table of prices and rewards. */
export const PRICE_TABLE_ID = 'prices';

export const PRICE_TABLE = {
  title: 'Prices and rewards',
  lead: 'Each price is paid once. The last column is the price divided by the reward.',
} as const;

/** The policies in short; the terms have them in full. */
export const POLICIES = {
  title: 'Policies in short',
  items: [
    {
      term: 'One account each',
      text: 'An account belongs to one person, with true identity details. They cannot be changed after they are sent.',
    },
    {
      term: 'Blueprints stay with you',
      text: 'Lifetime access, tied to your account. They cannot be passed on, and an active one is not taken back.',
    },
    {
      term: 'Honest work',
      text: 'Your own work, by the instructions. What breaks them can be sent back for revision or rejected with a reason.',
    },
    {
      term: 'Reasons for every refusal',
      text: 'A verification, a purchase or a withdrawal is never refused without one.',
    },
  ],
} as const;

export const FAQ_CALL = {
  title: 'Still open?',
  text: 'Write to us: every message gets a reference and an answer. Or look around from the inside: an account is free.',
} as const;
