import type { NoticeTopic } from './notices.schemas.ts';

/** When a notice is emailed: with the event, but at most one email an hour; once a day; or never. */
export const NOTICE_MAIL_TIMES = ['now', 'daily', 'off'] as const;
export type NoticeMailTime = (typeof NOTICE_MAIL_TIMES)[number];

type NoticeRule = {
  readonly topic: NoticeTopic;
  /** When it is emailed until the user chooses; `always` cannot be changed, and waits for no other email. */
  readonly mail: NoticeMailTime | 'always';
  /** Set if only administrators get it. */
  readonly forAdministrators?: true;
};

/**
 * Every kind of event that users are told of, with its email rule: the one place where that is decided. What protects
 * the account or the money, a rejection and an appeal are always emailed.
 */
export const NOTICE_KINDS = {
  account_security: { topic: 'security', mail: 'always' },
  account_deletion: { topic: 'security', mail: 'always' },
  data_copies: { topic: 'security', mail: 'always' },
  payout_methods: { topic: 'security', mail: 'always' },
  admin_roles: { topic: 'security', mail: 'always', forAdministrators: true },
  purchases: { topic: 'money', mail: 'always' },
  purchase_rejections: { topic: 'decisions', mail: 'always' },
  withdrawals: { topic: 'money', mail: 'always' },
  identity_verification: { topic: 'decisions', mail: 'always' },
  work_rejections: { topic: 'decisions', mail: 'always' },
  appeals: { topic: 'appeals', mail: 'always' },
  work_approvals: { topic: 'work', mail: 'now' },
  work_revisions: { topic: 'work', mail: 'now' },
  item_reports: { topic: 'work', mail: 'daily' },
  test_results: { topic: 'learning', mail: 'now' },
  certificates: { topic: 'learning', mail: 'always' },
  test_reports: { topic: 'learning', mail: 'daily' },
  support_answers: { topic: 'support', mail: 'now' },
  referral_rewards: { topic: 'rewards', mail: 'now' },
  available_rewards: { topic: 'rewards', mail: 'off' },
  second_approvals: { topic: 'decisions', mail: 'now', forAdministrators: true },
  own_cases: { topic: 'decisions', mail: 'always', forAdministrators: true },
  releases: { topic: 'decisions', mail: 'now', forAdministrators: true },
} as const satisfies Record<string, NoticeRule>;

export type NoticeKind = keyof typeof NOTICE_KINDS;
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as readonly NoticeKind[];

/** Whether only administrators get a kind of notice. */
export function isForAdministrators(kind: NoticeKind): boolean {
  return 'forAdministrators' in NOTICE_KINDS[kind];
}

/** The kinds that users choose the time of. */
export type OptionalNoticeKind = {
  [Kind in NoticeKind]: (typeof NOTICE_KINDS)[Kind]['mail'] extends 'always' ? never : Kind;
}[NoticeKind];
export const OPTIONAL_NOTICE_KINDS = NOTICE_KIND_NAMES.filter(isOptional);

/** Whether users choose when a kind of notice is emailed. */
export function isOptional(kind: NoticeKind): kind is OptionalNoticeKind {
  return NOTICE_KINDS[kind].mail !== 'always';
}

/** The hour of the user's day at which the daily email is sent. */
export const NOTICE_DIGEST_HOUR = 8;
/** The shortest time between two emails about optional kinds. */
export const NOTICE_MAIL_INTERVAL_MINUTES = 60;
