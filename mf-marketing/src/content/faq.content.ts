import {
  APPEAL_SENTENCE,
  CHANGES_SENTENCE,
  COUNTRIES,
  DAILY_LIMIT_SENTENCE,
  DAILY_TASK_LIMIT,
  EARNINGS_LOCK,
  FREE_BLUEPRINT_REWARD,
  FREE_TASK_COUNT,
  FREE_TASK_DURATION,
  FREE_TASK_LIMIT,
  FREE_TASK_REWARD,
  FREE_TASKS_TOTAL,
  IDENTITY_REVIEW_SENTENCE,
  LOCK_SENTENCE,
  MINIMUM_BALANCE,
  MINIMUM_BALANCE_DOLLARS,
  MINIMUM_WITHDRAWAL,
  NO_DEADLINES,
  PAID_REWARD_MAX,
  PAID_REWARD_MIN,
  PAYMENT_DAYS,
  PAYMENT_METHODS,
  PAYMENT_REVIEW_SENTENCE,
  PAYOUT_IDENTITY_SENTENCE,
  PAYOUT_PAUSE_SENTENCE,
  PAYOUT_SENTENCE,
  REFERRAL_REWARD,
  REFERRAL_TRIGGER,
  RETURN_PAYMENT_SENTENCE,
  RETURN_SENTENCE,
  RETURN_TEST_SENTENCE,
  REVIEW_SENTENCE,
  REVIEWED_WORK_SENTENCE,
  SECOND_APPROVAL_SENTENCE,
  SIGNUP_BONUS,
  TASK_DURATION,
  WITHDRAWAL_SENTENCE,
} from '@platform/contracts';
import { FREE_PRICE, HIGHEST_PRICE, LOWEST_PRICE } from './prices.ts';

/** A question with its plain-text answer, which is also published as structured data for search engines. */
export type FaqItem = { readonly question: string; readonly answer: string };

/** Returns the hash of an answer in the address of /faq: `#what-is-a-blueprint`. */
export function toAnchor(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const COUNTRY_NAMES = COUNTRIES.filter(({ value }) => value !== 'other').map(({ label }) => label);
const METHOD_NAMES = PAYMENT_METHODS.map(({ label }) => label);
const LIST = new Intl.ListFormat('en-US');

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
      'A category of tasks for one AI skill: practice that shows at once what was right, and paid tasks. You buy it once and keep the access for life. It sets the reward for each of its paid tasks. It is tied to your account and cannot be transferred or sold.',
  },
  {
    question: 'What does it cost to start?',
    answer: `Nothing. When you sign up, you get a ${SIGNUP_BONUS} bonus and ${FREE_TASK_LIMIT} free starter tasks that pay ${FREE_TASK_REWARD} each. The first blueprint, AI Basics, is free too, after an identity check. The others cost ${LOWEST_PRICE} to ${HIGHEST_PRICE}, paid once. You can buy them once AI Basics is active.`,
  },
  {
    question: 'How much can I earn?',
    answer: `Each paid task pays the reward of its blueprint, once: ${FREE_BLUEPRINT_REWARD} for AI Basics, ${PAID_REWARD_MIN} to ${PAID_REWARD_MAX} for the others. ${DAILY_LIMIT_SENTENCE} We do not promise that so many are open, nor an income: a blueprint may cost more than you earn with it.`,
  },
  {
    question: 'When can I withdraw?',
    answer: `${LOCK_SENTENCE} ${WITHDRAWAL_SENTENCE} ${PAYOUT_SENTENCE} Below ${MINIMUM_BALANCE} you cannot withdraw.`,
  },
  {
    question: 'Why do you verify my identity?',
    answer: `Because we may pay only people whose identity we know. AI Basics opens after a review of your identity details. ${IDENTITY_REVIEW_SENTENCE} Your details are encrypted; administrators see them only for a review, and each look is recorded. If you are rejected, we tell you why and whether you can try again.`,
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
          'A place to learn AI skills by working with them. You choose a skill as a blueprint, practice, and get a fixed reward for each paid task. You can see the date and the status of every reward.',
      },
      {
        question: 'Who needs the work?',
        answer:
          'We make the tasks ourselves, and we know the right answers of most of them. No one buys the results: we pay the rewards. You learn work that exists elsewhere, and practice shows at once how well you do it.',
      },
      {
        question: 'Who can join?',
        answer:
          'Anyone who may work where they live and can verify their identity. The identity check asks for your name, email, phone number, country, an identification number, your work authorization and your home address.',
      },
      {
        question: 'Which countries do you serve?',
        answer: `All in which you may work. The identity form names ${LIST.format(COUNTRY_NAMES)}; everywhere else choose Other. What you pay and earn is in US dollars everywhere. Which payout methods reach you depends on their providers: see which payment methods you can use.`,
      },
      {
        question: 'Do I need experience?',
        answer:
          'No. AI Basics starts with practice in checking what an assistant says. Every other blueprint lists its requirements on its page, and every task comes with instructions.',
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
          'Write to us at any time, 24/7, with the form on the support page. Every message gets a reference. Our team answers Monday-Friday, 9AM-6PM EST. The chat in the dashboard answers common questions automatically.',
      },
    ],
  },
  {
    value: 'blueprints',
    label: 'Blueprints',
    items: [
      {
        question: 'How does the free blueprint work?',
        answer: `AI Basics lists at ${FREE_PRICE}, but you pay nothing. You verify your identity instead. ${IDENTITY_REVIEW_SENTENCE} When you are approved, you get an email and the tasks unlock; its paid work opens once you have passed its free test. Until then, only the Browser and Phone Detection tasks are available.`,
      },
      {
        question: 'Why do I need AI Basics first?',
        answer: `Because we pay only members whose identity is verified. You can buy a paid blueprint only while AI Basics is active. ${PAYOUT_IDENTITY_SENTENCE}`,
      },
      {
        question: 'What happens to a purchase if my identity is not confirmed later?',
        answer: `The blueprint stays yours, and its tasks stay open. But no payout is approved, and the price of a blueprint that you return is not sent back, before a person has confirmed your identity. The Withdrawals page says what is missing. If you are not sure that your details will be confirmed, wait with a purchase until it says that your identity is checked.`,
      },
      {
        question: 'How do I pay for a blueprint?',
        answer: `With one of the methods offered when you purchase, such as Bitcoin, USDT, PayPal, Apple Pay, Cash App or Zelle. You choose one, see where to pay and a reference, and send and report the payment within ${PAYMENT_DAYS} days. ${PAYMENT_REVIEW_SENTENCE} Then the tasks unlock. We never store card details or wallet keys.`,
      },
      {
        question: 'Can I own more than one blueprint?',
        answer: `Yes, as many as you like, each bought once. The limit of ${DAILY_TASK_LIMIT} tasks a day applies to all of them together, so a second blueprint gives you more choice, not more tasks a day.`,
      },
      {
        question: 'Can I transfer or return a blueprint?',
        answer: `You cannot transfer it: it is tied to your account. You can cancel a purchase while it is pending. ${RETURN_SENTENCE} ${RETURN_TEST_SENTENCE} Starting a task ends nothing. ${RETURN_PAYMENT_SENTENCE} You can return each blueprint once.`,
      },
      {
        question: 'What if a blueprint has no more tasks?',
        answer:
          'Each paid task counts once, so you can run out of them. The catalogue and the page of a blueprint show what the open work pays now; a blueprint whose open work pays less than its price is not for sale, unless demo tasks are open or its page says so. When we add tasks, everyone who owns the blueprint gets them at no extra cost, but we do not promise when.',
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
        answer: `${DAILY_LIMIT_SENTENCE} It does not matter which blueprints you own. The day follows UTC, and your dashboard shows when the count resets.`,
      },
      {
        question: 'How long does a task take?',
        answer: `The ${FREE_TASK_COUNT} starter tasks take about ${FREE_TASK_DURATION} each. Blueprint tasks take ${TASK_DURATION}, and each one shows an estimate. Your answers are saved as you work. ${NO_DEADLINES}`,
      },
      {
        question: 'What does a task pay?',
        answer: `The reward of its blueprint, from ${FREE_BLUEPRINT_REWARD} to ${PAID_REWARD_MAX}, the same for every paid task in it. You see the amount before you start and get exactly that amount once the work is approved. Practice is not paid.`,
      },
      {
        question: 'Who decides about my work?',
        answer: `An administrator, who does not see your name until then. They can approve it, ask for changes, or reject it with a reason. ${REVIEW_SENTENCE} A machine never rejects. Tasks marked as a demo need no submission, and nothing in them is reviewed.`,
      },
      {
        question: 'Can a submission be rejected?',
        answer: `Yes, by a person, and it then pays nothing. ${CHANGES_SENTENCE} ${APPEAL_SENTENCE}`,
      },
      {
        question: 'May I use AI tools?',
        answer:
          'Each task says whether AI tools are allowed, required or not allowed. When you hand in, you say whether you used one, and which. Work made with a tool that its task does not allow can be rejected.',
      },
      {
        question: 'Who owns my work?',
        answer:
          'You, until it is approved. With the reward you give us the right to use it. What is rejected or given back stays yours alone. The terms have the details.',
      },
      {
        question: 'Can I do a task twice?',
        answer:
          'A paid task counts once, and its reward stays in your statement. You can repeat practice as often as you like.',
      },
    ],
  },
  {
    value: 'payments',
    label: 'Payments',
    items: [
      {
        question: `What does "locked for ${EARNINGS_LOCK}" mean?`,
        answer: `${LOCK_SENTENCE} Until then you see it and the date it unlocks, but you cannot withdraw it, and it does not count toward the ${MINIMUM_BALANCE} yet. The signup bonus and referral rewards are not locked.`,
      },
      {
        question: 'What is the minimum withdrawal?',
        answer: `Two rules apply: your available balance must be at least ${MINIMUM_BALANCE}, and each withdrawal must be at least ${MINIMUM_WITHDRAWAL}. With $${(MINIMUM_BALANCE_DOLLARS - 0.01).toFixed(2)} you cannot request a withdrawal. With ${MINIMUM_BALANCE} you can withdraw ${MINIMUM_WITHDRAWAL} and keep the rest.`,
      },
      {
        question: 'How long does a withdrawal take?',
        answer: `An administrator reviews your request. It can be approved once your email address is confirmed and your identity is checked. ${PAYOUT_PAUSE_SENTENCE} ${SECOND_APPROVAL_SENTENCE} ${PAYOUT_SENTENCE} As soon as you request a withdrawal, the amount is set aside and shown as on its way. You can cancel while it is pending.`,
      },
      {
        question: 'Which payment methods can I use?',
        answer: `Withdrawals: ${LIST.format(METHOD_NAMES)}. Purchases: those of them that are offered when you purchase. You need an account or a wallet with the provider. Bitcoin, USDT and PayPal reach most countries; Apple Pay, Cash App and Zelle pay to people in the United States only. Any fees come from your bank or payment provider, not from us.`,
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

/** The search of /faq. */
export const FAQ_SEARCH = {
  label: 'Search the answers',
  none: 'No answer has all of these words. Ask support.',
} as const;

export const FAQ = {
  title: 'Questions, answered plainly',
  lead: 'What things cost, what they pay, and how long each step takes.',
} as const;

/** Anchor of the table of prices and rewards. */
export const PRICE_TABLE_ID = 'prices';

export const PRICE_TABLE = {
  title: 'Prices and rewards',
  print: 'Print prices and rules',
  lead: 'You pay each price once. The last column shows how many paid tasks earn it back, if that many are open to you.',
} as const;

/** Summary of the policies; the terms have the full text. */
export const POLICIES = {
  title: 'Policies in short',
  items: [
    {
      term: 'Rewards and withdrawals',
      text: `${LOCK_SENTENCE} ${WITHDRAWAL_SENTENCE} ${PAYOUT_SENTENCE} ${DAILY_LIMIT_SENTENCE}`,
    },
    {
      term: 'One account per person',
      text: 'Your account is yours alone, with your true identity details. You cannot change them after you submit them.',
    },
    {
      term: 'Blueprints stay with you',
      text: `Lifetime access, tied to your account. You cannot transfer a blueprint. ${RETURN_SENTENCE}`,
    },
    {
      term: 'Honest work',
      text: 'Do your own work, follow the instructions, and use AI tools only where the task allows them. Otherwise it may be sent back for changes or rejected with a reason.',
    },
    {
      term: 'A reason for every rejection',
      text: 'We never reject a verification, a purchase, a withdrawal or your work without telling you why.',
    },
  ],
} as const;

export const FAQ_CALL_TO_ACTION = {
  title: 'Still have questions?',
  text: 'Write to us: every message gets a reference, and people answer it. Or see for yourself: an account is free.',
  memberText: 'Write to us: every message gets a reference, and people answer it.',
} as const;
