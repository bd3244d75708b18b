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
  learning: 'Learning',
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
  work_revisions: 'Work to revise or go on with',
  item_reports: 'Decisions about items that you reported',
  test_results: 'Results of competency tests',
  certificates: 'Your certificates',
  test_reports: 'Decisions about test questions that you reported',
  support_answers: 'Support answers and closed tickets',
  referral_rewards: 'Referral rewards',
  available_rewards: 'Bonus and rewards that become available',
  second_approvals: 'Approvals waiting for you',
  own_cases: 'Your cases and tickets that others take over, and two-factor resets you opened',
  releases: 'Releases that fail or are rolled back automatically',
};

const TIME_LABELS: Readonly<Record<NoticeMailTime, string>> = {
  now: 'At once',
  daily: 'Once a day',
  off: 'Never',
};

export const TIME_OPTIONS = Object.entries(TIME_LABELS).map(([value, label]) => ({ value, label }));

export const LABELS = {
  title: 'How you get notices',
  lead: 'You see all notices in your account. Choose which of them we also email you. We send at most one of these emails an hour.',
  always: 'Always sent',
  alwaysReason:
    'These emails cannot be turned off: they protect your account and your money, or you may have to act on them.',
  daily: ({ timeZone, isTimeZoneAssumed }: NoticePreferences): string =>
    `The daily email comes at ${NOTICE_DIGEST_HOUR}:00 AM${
      isTimeZoneAssumed ? ' UTC; after your first choice here, in your time zone' : `, time zone ${timeZone}`
    }.`,
} as const;
