import type { mongo } from 'mongoose';
import { ENCRYPTED_FIELDS } from '../../encryption/encrypted-fields.ts';
import { SECOND_FACTOR_RULES } from './second-factor-rules.ts';
import { LEARNING_RULES } from './learning-rules.ts';
import { WORK_RULES } from './work-rules.ts';
import { ADMIN_WORK, DIGESTS, INTERNAL, OWNER, SECRET, sessionRule, type ExportRule } from './export-rule.ts';

/** A return of a blueprint, without the administrators who decided about it. */
type ReturnCase = {
  readonly requestedAt: Date;
  readonly paid?: { readonly at: Date; readonly transactionReference: string };
};

function describeReturn(returnCase: ReturnCase | null | undefined): object | null {
  if (!returnCase) return null;
  const { requestedAt, paid } = returnCase;
  return {
    requestedAt,
    paidAt: paid?.at ?? null,
    transactionReference: paid?.transactionReference ?? null,
  };
}

/** A message of a ticket. */
type Message = { readonly at: Date; readonly author: string; readonly text: string };

/** The rules by collection: the same ones as in `MEMBER_COLLECTIONS`, which says what deletion does. */
export const EXPORT_RULES = {
  sessions_member: sessionRule('sessions', 'Where you are logged in.'),
  sessions_console: sessionRule(
    'console-sessions',
    'Where you are logged in to the administrators’ console.',
  ),
  idempotent_responses: {
    none: 'answers kept for a day in case a request is repeated; the other files have the same data',
  },
  mail_tokens: { none: 'codes of links in emails, which expire within a day and are stored as digests' },
  notices: {
    file: 'notices',
    about: 'Notices to you.',
    fields: ['kind', 'topic', 'text', 'path', 'createdAt', 'readAt'],
    omitted: { userId: OWNER, key: INTERNAL, awaitsMail: INTERNAL },
  },
  notice_mailing: {
    file: 'email-preferences',
    about: 'When you want to be emailed about notices.',
    fields: ['times', 'unsubscribedAt', 'timeZone', 'lastMailAt'],
    omitted: { waiting: INTERNAL, nextMailAt: INTERNAL, digestAt: INTERNAL },
  },
  second_factors: {
    file: 'two-factor-authentication',
    about: 'When you turned two-factor authentication on, and how many recovery codes are left.',
    fields: ['enabledAt', 'newSecretAt'],
    omitted: {
      encryptedSecret: SECRET,
      encryptedNewSecret: SECRET,
      encryptedRecoveryKey: SECRET,
      recoveryDigests: SECRET,
      lastStep: INTERNAL,
    },
    derive: ({ recoveryDigests }: mongo.Document) => ({
      recoveryCodesLeft: (recoveryDigests as string[] | undefined)?.length ?? 0,
    }),
  },
  ...SECOND_FACTOR_RULES,
  payout_methods: {
    file: 'payout-methods',
    about: 'Where you want to be paid.',
    fields: ['paymentMethod', 'isDefault', 'createdAt'],
    decrypted: { paymentDetails: ENCRYPTED_FIELDS.payoutMethodDetails },
    omitted: { userId: OWNER, encryptedDetails: 'in clear text', destinationDigests: DIGESTS },
  },
  payout_changes: {
    file: 'payout-method-changes',
    about: 'When you last saved or removed a payout method.',
    fields: ['changedAt', 'count'],
    omitted: {},
  },
  user_traces: {
    file: 'devices',
    about: 'Browsers and networks from which you logged in, as codes that do not show which ones.',
    fields: ['kind', 'firstSeenAt', 'lastSeenAt', 'until'],
    omitted: { userId: OWNER, digest: DIGESTS },
  },
  case_notes: { none: 'internal notes of administrators; what you were told is in notices and emails' },
  outbox: {
    file: 'emails',
    about: 'Emails to you. Links that gave access are masked.',
    fields: ['to', 'subject', 'text', 'state', 'createdAt', 'sentAt', 'removedAt'],
    omitted: {
      userId: OWNER,
      aboutUserId: 'the account of another user',
      encryptedSecret: SECRET,
      unsubscribeUrl: 'the link to unsubscribe, masked',
      attempts: INTERNAL,
      lastError: INTERNAL,
      nextAttemptAt: INTERNAL,
    },
  },
  referrals: {
    file: 'referrals',
    about: 'Whom you invited. The accounts of others are left out.',
    fields: ['email', 'status', 'createdAt', 'completedAt', 'rewardCents'],
    omitted: {
      referrerId: OWNER,
      referredUserId: 'the account of another member',
      emailKey: INTERNAL,
      mailboxKey: INTERNAL,
      workReviewedAt: 'the work of another member',
    },
  },
  tickets: {
    file: 'support',
    about: 'Your conversations with support.',
    fields: [
      'reference',
      'name',
      'email',
      'subject',
      'status',
      'createdAt',
      'changedAt',
      'readAt',
      'closedAt',
      'removedAt',
    ],
    actors: ['closedBy'],
    omitted: { userId: OWNER, messages: 'in messages, without administrators', waitingSince: 'in messages' },
    derive: ({ messages }: mongo.Document) => ({
      messages: (messages as Message[]).map(({ at, author, text }) => ({ at, author, text })),
    }),
  },
  identity_documents: {
    file: 'identity-documents',
    about: 'The identity documents that you submitted; null once they were removed.',
    fields: ['submittedAt', 'removedAt'],
    decrypted: { documents: ENCRYPTED_FIELDS.identityDocuments },
    omitted: { userId: OWNER, encrypted: 'in clear text as documents', numberDigests: DIGESTS },
  },
  withdrawals: {
    file: 'withdrawals',
    about: 'Your withdrawals.',
    fields: [
      'amountCents',
      'paymentMethod',
      'status',
      'reason',
      'transactionReference',
      'returnReference',
      'requestedAt',
      'dueAt',
      'decidedAt',
    ],
    actors: ['decidedBy'],
    decrypted: { paymentDetails: ENCRYPTED_FIELDS.paymentDetails },
    omitted: {
      userId: OWNER,
      encryptedDetails: 'in clear text as paymentDetails',
      destinationDigests: DIGESTS,
      firstApproval: ADMIN_WORK,
      approvalAttempts: ADMIN_WORK,
    },
  },
  user_blueprints: {
    file: 'blueprints',
    about: 'Your blueprints: verifications and purchases, and how they were decided.',
    fields: [
      'blueprintId',
      'kind',
      'status',
      'open',
      'final',
      'paymentMethod',
      'reference',
      'transactionReference',
      'payment',
      'expiresAt',
      'priceCents',
      'reason',
      'purchaseDate',
      'dueAt',
      'decidedAt',
      'checkedAt',
      'erasedAt',
      'returnUntil',
      'usedAt',
    ],
    actors: ['decidedBy', 'checkedBy'],
    decrypted: { payer: ENCRYPTED_FIELDS.payer },
    omitted: {
      userId: OWNER,
      paymentDigests: DIGESTS,
      documentsViewed: ADMIN_WORK,
      encryptedPayer: 'in clear text as payer',
      returnCase: 'without its administrators as return',
    },
    derive: ({ returnCase }) => ({ return: describeReturn(returnCase as ReturnCase | null | undefined) }),
  },
  completions: {
    file: 'completed-tasks',
    about: 'Tasks that you completed, and their rewards.',
    fields: [
      'taskId',
      'isFreeTask',
      'rewardCents',
      'completedAt',
      'availableAt',
      'evidence',
      'submissionId',
      'isReviewed',
    ],
    omitted: { userId: OWNER, lockDays: 'the days between the two times' },
  },
  ...WORK_RULES,
  ...LEARNING_RULES,
  journals: {
    file: 'ledger',
    about: 'Every movement of your money, in cents.',
    fields: ['template', 'sequence', 'postings', 'at', 'after'],
    omitted: { userId: OWNER, key: INTERNAL },
  },
  balances: {
    file: 'balance',
    about: 'Your balance, in cents.',
    fields: ['sequence', 'cents', 'signupBonusClaimed'],
    omitted: {},
  },
  locks: {
    file: 'locked-rewards',
    about: 'Rewards and when they can be withdrawn.',
    fields: ['cents', 'availableAt', 'released'],
    omitted: { userId: OWNER },
  },
  upload_counters: { none: 'counts your uploads; uploaded-files.json lists them' },
  data_exports: { none: 'this copy and the ones before it' },
  audit_log: {
    file: 'account-events',
    about: 'What was done to your account and your records, when, and whether it was you.',
    fields: ['at', 'subject', 'action', 'subjectId'],
    actors: ['by'],
    omitted: {
      userId: OWNER,
      reason: 'notes of administrators; what you were told is in notices and emails',
      documentsViewed: ADMIN_WORK,
      requestId: INTERNAL,
      block: INTERNAL,
    },
  },
  users: {
    file: 'profile',
    about: 'Your account.',
    fields: [
      'username',
      'email',
      'emailVerified',
      'fullName',
      'phoneNumber',
      'isAdmin',
      'adminRoles',
      'referralCode',
      'createdAt',
      'isDisabled',
      'previousEmail',
      'hasSecondFactor',
      'secondFactorReset',
      'payoutPause',
      'deletion',
    ],
    omitted: {
      passwordHash: SECRET,
      roleGrants: ADMIN_WORK,
      usernameKey: INTERNAL,
      emailKey: INTERNAL,
      mailboxKey: INTERNAL,
      sessionVersion: INTERNAL,
      ownerActs: INTERNAL,
      secondFactorChanges: INTERNAL,
    },
  },
} as const satisfies Record<string, ExportRule>;
