import {
  DAILY_TASK_LIMIT,
  EARNINGS_LOCK,
  FREE_BLUEPRINT_REWARD,
  FREE_TASKS_TOTAL,
  FREE_TASK_COUNT,
  FREE_TASK_DURATION,
  FREE_TASK_LIMIT,
  FREE_TASK_REWARD,
  IDENTITY_REVIEW_SENTENCE,
  IDENTITY_REVIEW_TIME,
  MINIMUM_BALANCE,
  MINIMUM_BALANCE_DOLLARS,
  MINIMUM_WITHDRAWAL,
  PAID_REWARD_MAX,
  PAID_REWARD_MIN,
  PAYMENT_DAYS,
  PAYMENT_REVIEW_TIME,
  PAYOUT_TIME_PROSE,
  REFERRAL_REWARD,
  REFERRAL_TRIGGER,
  REVIEWED_WORK_SENTENCE,
  SIGNUP_BONUS,
  TASK_DURATION,
} from '@platform/contracts';

/** A question with its plain-text answer, which is also published as structured data for search engines. */
export type FaqItem = { readonly question: string; readonly answer: string };

export type FaqTopic = {
  /** Hash of the topic in the URL: `/faq#payments`. */
  readonly value: 'general' | 'blueprints' | 'tasks' | 'payments';
  readonly label: string;
  readonly items: readonly FaqItem[];
};

/** The five questions of the home page. */
export const HOME_FAQ: readonly FaqItem[] = [
  {
    question: 'What is a blueprint?',
    answer:
      'A package for one AI skill: what to learn, and a category of paid tasks to practice on. You buy it once and keep it for life. It sets the reward for each of its tasks. It is tied to your account and cannot be transferred or sold.',
  },
  {
    question: 'What does it cost to start?',
    answer: `Nothing. When you sign up, you get a ${SIGNUP_BONUS} bonus and ${FREE_TASK_LIMIT} free starter tasks that pay ${FREE_TASK_REWARD} each. The first blueprint, AI Basics, is free too, after an identity check. The other nine cost $59.99 to $1,999.99, paid once. You can buy them once AI Basics is active.`,
  },
  {
    question: 'How much can I earn?',
    answer: `Each task pays the reward of its blueprint: ${FREE_BLUEPRINT_REWARD} for AI Basics, ${PAID_REWARD_MIN} to ${PAID_REWARD_MAX} for the others. You can complete up to ${DAILY_TASK_LIMIT} tasks a day across all your blueprints. We do not promise an income: you are paid for the tasks you complete, and a blueprint may cost more than you earn with it.`,
  },
  {
    question: 'When can I withdraw?',
    answer: `Each reward is locked for ${EARNINGS_LOCK} after its task. Then it moves to your available balance. Once that balance is ${MINIMUM_BALANCE} or more, you can request a withdrawal of at least ${MINIMUM_WITHDRAWAL}. Payment takes ${PAYOUT_TIME_PROSE} after approval. Below ${MINIMUM_BALANCE} you cannot withdraw.`,
  },
  {
    question: 'Why do you verify my identity?',
    answer: `Because rewards are payments to a person. AI Basics opens after a review of your identity details. ${IDENTITY_REVIEW_SENTENCE} Your details are encrypted, and only administrators can see them. If you are rejected, we tell you why and whether you can try again.`,
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
          'A place to learn AI skills by working with them. You choose a skill as a blueprint, complete its tasks and get a fixed reward for each one. You can see the date and the status of every reward.',
      },
      {
        question: 'Who can join?',
        answer:
          'Anyone who may work where they live and can prove their identity. The identity check asks for your name, email, phone number, country, an identification number, your work authorization and your home address.',
      },
      {
        question: 'Do I need experience?',
        answer:
          'No. AI Basics starts with first prompts and short fact checks. Every other blueprint lists its requirements on its page, and every task comes with instructions.',
      },
      {
        question: 'What do I get for signing up?',
        answer: `A ${SIGNUP_BONUS} bonus, which you claim on your dashboard, and ${FREE_TASK_LIMIT} free starter tasks that pay ${FREE_TASK_REWARD} each, ${FREE_TASKS_TOTAL} in total. Both count toward the ${MINIMUM_BALANCE} you need for a withdrawal. You cannot withdraw them before that.`,
      },
      {
        question: 'How do referrals work?',
        answer: `Share your link from the Referrals page. When someone signs up with it, and then ${REFERRAL_TRIGGER}, you get ${REFERRAL_REWARD}, once per person. ${REVIEWED_WORK_SENTENCE} You cannot refer yourself.`,
      },
      {
        question: 'How do I contact support?',
        answer:
          'Write to us at any time, 24/7, with the form on the support page. Every message gets a reference. Our team answers Monday-Friday, 9AM-6PM EST.',
      },
    ],
  },
  {
    value: 'blueprints',
    label: 'Blueprints',
    items: [
      {
        question: 'How does the free blueprint work?',
        answer: `AI Basics lists at $49.99, but you pay nothing. You verify your identity instead, and we review your details in ${IDENTITY_REVIEW_TIME}. When you are approved, you get an email and the tasks unlock. Until then, only the Browser and Phone Detection tasks are available.`,
      },
      {
        question: 'Why do I need AI Basics first?',
        answer:
          'Because we can only pay you once your identity is confirmed. You can buy a paid blueprint only while AI Basics is active, so you never pay for tasks that we could not pay you for.',
      },
      {
        question: 'How do I pay for a blueprint?',
        answer: `With one of the methods offered when you purchase, such as Bitcoin, USDT, PayPal, Apple Pay, Cash App or Zelle. You choose one, see where to pay and a reference, and send the payment yourself within ${PAYMENT_DAYS} days. We verify it within ${PAYMENT_REVIEW_TIME}, then the tasks unlock. We never store card details or wallet keys.`,
      },
      {
        question: 'Can I own more than one blueprint?',
        answer: `Yes, as many as you like, each bought once. The limit of ${DAILY_TASK_LIMIT} tasks a day applies to all of them together, so a second blueprint gives you more choice, not more tasks a day.`,
      },
      {
        question: 'Can I transfer or return a blueprint?',
        answer:
          'No, it is tied to your account. You can cancel a purchase while it is pending. An active blueprint is not refundable, unless the law of your country gives you that right.',
      },
      {
        question: 'What if my purchase is rejected?',
        answer:
          'We tell you the reason, for example that no payment with your reference has arrived. No tasks unlock and you owe nothing. You can purchase again, or send the reference to support so that we can trace your payment.',
      },
    ],
  },
  {
    value: 'tasks',
    label: 'Tasks',
    items: [
      {
        question: 'How many tasks can I do in a day?',
        answer: `Up to ${DAILY_TASK_LIMIT}, free and paid tasks together, no matter which blueprints you own. The day follows UTC, and your dashboard shows when the count resets.`,
      },
      {
        question: 'How long does a task take?',
        answer: `The ${FREE_TASK_COUNT} starter tasks take about ${FREE_TASK_DURATION} each. Blueprint tasks take ${TASK_DURATION}, and each one shows an estimate. There are no deadlines.`,
      },
      {
        question: 'What does a task pay?',
        answer: `The reward of its blueprint, from ${FREE_BLUEPRINT_REWARD} to ${PAID_REWARD_MAX}, the same for every task in it. You see the amount before you start and get exactly that amount.`,
      },
      {
        question: 'Can a submission be rejected?',
        answer:
          'Yes. If a task asks for a submission, a reviewer may ask you to revise it, or reject it with a reason. You can correct it and submit it again. Tasks marked as a demo need no submission, and nothing in them is reviewed.',
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
        question: `What does "locked for ${EARNINGS_LOCK}" mean?`,
        answer: `For ${EARNINGS_LOCK} after a task, we verify its reward. You see the reward and the date it unlocks, but you cannot withdraw it, and it does not count toward the ${MINIMUM_BALANCE} yet. The signup bonus and referral rewards are not locked.`,
      },
      {
        question: 'What is the minimum withdrawal?',
        answer: `Two rules apply: your available balance must be at least ${MINIMUM_BALANCE}, and each withdrawal must be at least ${MINIMUM_WITHDRAWAL}. With $${(MINIMUM_BALANCE_DOLLARS - 0.01).toFixed(2)} you cannot request a withdrawal. With ${MINIMUM_BALANCE} you can withdraw ${MINIMUM_WITHDRAWAL} and keep the rest.`,
      },
      {
        question: 'How long does a withdrawal take?',
        answer: `An administrator reviews your request. It can be approved once your email address is confirmed and your identity is checked. After approval, the transfer takes ${PAYOUT_TIME_PROSE}. As soon as you request a withdrawal, the amount is set aside and shown as on its way. You can cancel while it is pending.`,
      },
      {
        question: 'Which payment methods can I use?',
        answer:
          'Bitcoin (BTC), USDT, PayPal, Apple Pay, Cash App and Zelle, for purchases and withdrawals alike. Any fees come from your bank or payment provider, not from us.',
      },
      {
        question: 'What happens if a withdrawal is rejected?',
        answer:
          'We tell you the reason, and the full amount returns to your available balance at once. You lose nothing and can request again.',
      },
      {
        question: 'Do I pay tax on what I earn?',
        answer:
          'In most countries, yes, and you declare it yourself. Your statement lists every reward and withdrawal with its date.',
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
  lead: 'You pay each price once. The last column shows how many tasks earn it back.',
} as const;

/** Summary of the policies; the terms have the full text. */
export const POLICIES = {
  title: 'Policies in short',
  items: [
    {
      term: 'One account per person',
      text: 'Your account is yours alone, with your true identity details. You cannot change them after you submit them.',
    },
    {
      term: 'Blueprints stay with you',
      text: 'Lifetime access, tied to your account. You cannot transfer a blueprint, and an active one is not refundable.',
    },
    {
      term: 'Honest work',
      text: 'Do your own work and follow the instructions. Otherwise it may be sent back for revision or rejected with a reason.',
    },
    {
      term: 'A reason for every rejection',
      text: 'We never reject a verification, a purchase or a withdrawal without telling you why.',
    },
  ],
} as const;

export const FAQ_CALL_TO_ACTION = {
  title: 'Still have questions?',
  text: 'Write to us: every message gets a reference and an answer. Or see for yourself: an account is free.',
  memberText: 'Write to us: every message gets a reference and an answer.',
} as const;
