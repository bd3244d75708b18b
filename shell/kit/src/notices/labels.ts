import {
  NOTICE_DIGEST_HOUR,
  type NoticeKind,
  type NoticeMailTime,
  type NoticePreferences,
  type NoticeTopic,
} from '@platform/contracts';

/** What notices are about, in words. */
export const TOPIC_LABELS: Readonly<Record<NoticeTopic, string>> = {
  security: 'Security',
  money: 'Money',
  decisions: 'Decisions',
  appeals: 'Appeals',
  work: 'Work',
  rewards: 'Rewards',
  support: 'Support',
};

/** What the kinds of notices are about, in words. */
export const KIND_LABELS: Readonly<Record<NoticeKind, string>> = {
  account_security: 'Logins, password, email address, two-factor authentication, and a disabled account',
  account_deletion: 'Deletion of your account',
  data_copies: 'Copies of your data',
  payout_methods: 'Changes of payout methods',
  admin_roles: 'Your administrator roles',
  purchases: 'Purchases and their payment',
  purchase_rejections: 'Rejected purchases',
  withdrawals: 'Withdrawals',
  identity_verification: 'Identity verification',
  work_rejections: 'Rejected work',
  appeals: 'Appeals',
  work_approvals: 'Approved work',
  work_revisions: 'Work to revise',
  support_answers: 'Answers of support, and closed tickets',
  referral_rewards: 'Referral rewards',
  available_rewards: 'Bonus and rewards that become available',
  second_approvals: 'Approvals that wait for you',
  own_cases:
    'Cases and tickets that others take over from you, and resets of two-factor authentication that you opened',
  releases: 'Releases whose pages fail, and those that are rolled back automatically',
};

const TIME_LABELS: Readonly<Record<NoticeMailTime, string>> = {
  now: 'At once',
  daily: 'Once a day',
  off: 'Never',
};

export const TIME_OPTIONS = Object.entries(TIME_LABELS).map(([value, label]) => ({ value, label }));

export const LABELS = {
  title: 'How you get notices',
  lead: 'You see all notices in your account. Choose which of them we also email you. What comes within an hour of an email waits for the next one.',
  always: 'Always sent',
  alwaysReason:
    'These emails cannot be turned off: they protect your account and your money, or you may have to act on them.',
  daily: ({ timeZone, isTimeZoneAssumed }: NoticePreferences): string =>
    `The daily email comes at ${NOTICE_DIGEST_HOUR}:00 AM, ${
      isTimeZoneAssumed ? 'UTC until you choose once' : `time zone ${timeZone}`
    }.`,
} as const;
