import {
  BLUEPRINTS,
  DUE_CASES_MAX,
  FREE_BLUEPRINT_ID,
  getAdminCounters,
  getReviewSilence,
  getCase,
  getTrialBalance,
  getMail,
  getMe,
  getPurchase,
  getReleaseHealth,
  getReleases,
  getTicket,
  getUser,
  getVerification,
  getWithdrawal,
  listAllWithdrawals,
  listAudit,
  listDueCases,
  listOutbox,
  listPendingPurchases,
  listPendingVerifications,
  listPendingWithdrawals,
  listPurchases,
  listTickets,
  listUserCompletions,
  listUserEntries,
  listUsers,
  listVerifications,
  type AuditEntry,
  type CaseKind,
  type LedgerEntry,
  type TrialBalance,
  type MailRow,
  type PurchaseRow,
  type TimelineEvent,
  type User,
  type UserRow,
  type VerificationRow,
  MONEY_SOURCES,
  type WithdrawalDetail,
  type WithdrawalRow,
} from '@platform/contracts';
import { NO_RESET, RESET_IN_PROGRESS } from './account-responses.ts';
import { caseDetail, caseRow, countPending, DECIDED_ROW, dueCase } from './case-responses.ts';
import { itemReports } from './item-report-responses.ts';
import { createReconciliation, trialBalance } from './ledger-responses.ts';
import type { MockResponses } from './mock-api.ts';
import { createUsername, hours, LONG_NAME, NOW, pick, REASON } from './mock-values.ts';
import { createReleaseHealth, createReleases } from './release-responses.ts';
import { reviewerWork } from './review-responses.ts';
import { ticket, ticketDetail } from './ticket-responses.ts';

/** More would only make the snapshots longer. */
const ROWS = 12;

/** A console with empty queues and lists. */
export const EMPTY_CONSOLE: MockResponses = createResponses([]);

/** A console with a screenful of rows in every list, long names and amounts up to $1,234,567.89. */
export const FULL_CONSOLE: MockResponses = createResponses(Array.from({ length: ROWS }, (_, index) => index));

/** A ledger whose accounts do not sum to zero. */
export const UNBALANCED_LEDGER: MockResponses = [
  [
    getTrialBalance,
    (): TrialBalance => ({
      ...trialBalance(),
      sum: 1,
      lastReconciliation: {
        ...createReconciliation(),
        problems: ['Member 65f2c0a1: available is stored as 120000, the journals give 119900.'],
      },
    }),
  ],
];

function createResponses(indexes: readonly number[]): MockResponses {
  const list =
    <Row>(create: (index: number) => Row) =>
    () => ({ items: indexes.map(create), next: indexes.length > 0 ? 'next-page' : null });
  const parseIndex = (path: string) => Number(path.split('/').at(-1)?.split('-').at(-1));
  const parseKind = (path: string) => path.split('/').at(-2) as CaseKind;
  return [
    [getMe, () => ADMINISTRATOR],
    [getAdminCounters, () => countPending(indexes.length)],
    [
      getReviewSilence,
      () => ({ days: 30, approvals: { decided: 40, bySilence: 6 }, appeals: { decided: 3, bySilence: 1 } }),
    ],
    ...reviewerWork(indexes.length),
    ...itemReports(indexes.length),
    [getVerification, (path) => verificationDetail(parseIndex(path))],
    [getCase, (path) => caseDetail(parseKind(path), parseIndex(path))],
    [listDueCases, () => ({ items: indexes.slice(0, DUE_CASES_MAX).map(dueCase) })],
    [listVerifications, list(verification)],
    [listPendingVerifications, list(pendingVerification)],
    [
      getPurchase,
      (path) => ({
        ...purchase(parseIndex(path)),
        ...PLAIN,
        returnCase: null,
        timeline: purchaseTimeline(),
      }),
    ],
    [listPurchases, list(purchase)],
    [listPendingPurchases, list(purchase)],
    [
      getWithdrawal,
      (path) => ({
        ...withdrawal(parseIndex(path)),
        ...PLAIN,
        requirements: { emailConfirmed: true, identity: 'checked', verificationId: 'verification-1' },
        cooldownUntil: null,
        cooldownCause: null,
        secondApprovalCause: null,
        composition: composition(withdrawal(parseIndex(path))),
        timeline: withdrawalTimeline(withdrawal(parseIndex(path))),
      }),
    ],
    [listAllWithdrawals, list(withdrawal)],
    [listPendingWithdrawals, list(withdrawal)],
    [getUser, (path) => userDetail(parseIndex(path))],
    [listUsers, list(userRow)],
    [listUserEntries, list(entry)],
    [listUserCompletions, list(completion)],
    [getTicket, (path) => ticketDetail(parseIndex(path))],
    [listTickets, list(ticket)],
    [
      getMail,
      (path) => ({
        ...mail(parseIndex(path)),
        text: `Hello ${LONG_NAME},\n\n${REASON}\n\nAI Skill`,
        revealable: false,
      }),
    ],
    [listOutbox, list(mail)],
    [listAudit, list(auditEntry)],
    [getTrialBalance, trialBalance],
    [getReleases, createReleases],
    [getReleaseHealth, createReleaseHealth],
  ];
}

/** A record that the administrator can decide, and whose values occur nowhere else. */
const PLAIN = { conflictOfInterest: null, repeats: [] };

const ADMINISTRATOR: User = {
  id: 'admin-1',
  username: 'admin',
  fullName: null,
  email: 'admin@example.org',
  emailVerified: true,
  phoneNumber: null,
  isAdmin: true,
  adminRoles: ['owner'],
  mustSetUpSecondFactor: false,
  deletesAt: null,
  ...NO_RESET,
  signupBonusClaimed: false,
  referralCode: 'ADMIN234',
  createdAt: hours(-9000),
  balance: 0,
  lockedBalance: 0,
  heldBalance: 0,
  totalEarned: 0,
  totalWithdrawn: 0,
  nextUnlock: null,
  tasksToday: { completed: 0, limit: 20, resetsAt: '2026-03-16T00:00:00.000Z' },
  unreadNotices: 0,
  now: NOW,
};

function findBlueprint(id: number) {
  const { name = '', rewardPerTask = 0, price = 0 } = BLUEPRINTS.find((row) => row.id === id) ?? {};
  return { name, rewardPerTask, price };
}

function verification(index: number): VerificationRow {
  return { ...ownership(index), isChecked: false };
}

/** What rows of verifications and purchases have in common. */
function ownership(index: number): Omit<VerificationRow, 'isChecked'> {
  const { name, rewardPerTask } = findBlueprint(FREE_BLUEPRINT_ID);
  return {
    id: `verification-${index}`,
    userId: `user-${index}`,
    username: createUsername(index),
    blueprintId: FREE_BLUEPRINT_ID,
    approved: false,
    status: 'pending',
    blueprint: { name, rewardPerTask },
    paymentMethod: 'Free',
    metadata: JSON.stringify({
      fullName: 'M•••• L••••',
      email: 'm••••@e••••',
      phoneNumber: '••••••77',
      country: 'uk',
      identificationNumber: '••••••21',
      workAuthorization: 'permanent_resident',
      homeAddress: '••••••••',
      submissionDate: hours(index - 40),
    }),
    purchaseDate: hours(index - 40),
    reason: null,
    final: false,
    approvedAutomaticallyAt: hours(index - 16),
    ...caseRow(index),
    reference: null,
    transactionReference: null,
    returnableUntil: null,
    returnRequestedAt: null,
    payment: null,
    expiresAt: null,
    decidedAt: null,
    decidedBy: null,
  };
}

function pendingVerification(index: number) {
  const { decidedAt: _at, decidedBy: _by, ...row } = verification(index);
  return row;
}

function verificationDetail(index: number) {
  return {
    ...verification(index),
    ...PLAIN,
    documentsRemovedAt: null,
    standardMail: {
      subject: 'Your identity verification is approved',
      text: `Hello ${createUsername(index)},\n\nyour identity verification is approved. AI Basics - Beginner Tier is active.\n\nAI Skill`,
    },
    timeline: [
      createEvent(-40, 'verification_submitted', LONG_NAME),
      createEvent(-1, 'verification_revealed', 'admin'),
    ],
  };
}

function createEvent(
  offset: number,
  action: TimelineEvent['action'],
  by: string,
  reason: string | null = null,
): TimelineEvent {
  return { at: hours(offset), action, by, reason, documentsViewed: null };
}

function purchaseTimeline(): TimelineEvent[] {
  return [
    createEvent(-40, 'purchase_requested', LONG_NAME),
    createEvent(-30, 'purchase_payment_reported', LONG_NAME),
  ];
}

function withdrawalTimeline({ status }: WithdrawalRow): TimelineEvent[] {
  const decided =
    status === 'rejected'
      ? [createEvent(-2, 'withdrawal_rejected', 'kate', REASON)]
      : [createEvent(-2, 'withdrawal_approved', 'kate')];
  return [
    createEvent(-40, 'withdrawal_requested', LONG_NAME),
    createEvent(-3, 'withdrawal_revealed', 'kate'),
    ...(status === 'pending' ? [] : decided),
  ];
}

function purchase(index: number): PurchaseRow {
  const blueprintId = 2 + (index % 9);
  const { name, rewardPerTask, price } = findBlueprint(blueprintId);
  return {
    ...ownership(index),
    approvedAutomaticallyAt: null,
    id: `purchase-${index}`,
    blueprintId,
    blueprint: { name, rewardPerTask },
    price,
    paymentMethod: pick(['btc', 'paypal', 'zelle', null] as const, index),
    metadata: null,
    reference: `AIS-7F3K-${index}`,
    transactionReference: index % 2 === 0 ? null : '4f1c8f078920aa31',
    payment: index % 2 === 0 ? 'awaiting' : 'reported',
    expiresAt: index % 2 === 0 ? hours(index + 128) : null,
  };
}

/** A withdrawal of reviewed work, and a balance with money from the other sources too. */
function composition({ amount }: WithdrawalRow): WithdrawalDetail['composition'] {
  return MONEY_SOURCES.map((source, index) => ({
    source,
    amount: source === 'reviewed_work' ? amount : 0,
    left: index * 20,
    from: hours(-900),
    to: hours(-400),
  }));
}

function withdrawal(index: number): WithdrawalRow {
  const status = pick(
    ['pending', 'processing', 'completed', 'rejected', 'cancelled', 'failed'] as const,
    index,
  );
  const isDecided = status !== 'pending' && status !== 'cancelled';
  return {
    id: `withdrawal-${index}`,
    userId: `user-${index}`,
    username: createUsername(index),
    amount: index === 1 ? 1_234_567.89 : 50 + index * 12.5,
    paymentMethod: pick(['btc', 'paypal', 'zelle', 'cash_app', 'usdt', 'apple_pay'] as const, index),
    paymentDetails: 'm••••@e••••',
    requestDate: hours(index - 40),
    ...(status === 'pending' || status === 'processing' ? caseRow(index) : DECIDED_ROW),
    approved: status === 'processing' || status === 'completed' || status === 'failed',
    processed: status === 'completed',
    status,
    reason: status === 'rejected' || status === 'failed' ? REASON : null,
    transactionReference: status === 'completed' ? '4f1c8f078920aa31' : null,
    returnReference: null,
    decidedAt: isDecided ? hours(-2) : null,
    decidedBy: isDecided ? 'kate' : null,
    firstApproval: null,
  };
}

function userRow(index: number): UserRow {
  return {
    id: `user-${index}`,
    username: createUsername(index),
    email: 'm••••@e••••',
    emailVerified: index % 3 === 0,
    isAdmin: index === 2,
    adminRoles: index === 2 ? ['reviewer' as const, 'support' as const] : [],
    disabled: index === 1,
    createdAt: hours(index * -20),
    balance: index === 1 ? 1_234_567.89 : 0,
    lockedBalance: index * 31,
    heldBalance: index === 1 ? 1_234_567.89 : 0,
  };
}

function userDetail(index: number) {
  return {
    ...userRow(index),
    fullName: 'M•••• A•••• v•••• H••••',
    phoneNumber: null,
    signupBonusClaimed: true,
    referralCode: 'K7QM2XNP',
    referredBy: LONG_NAME,
    totalEarned: 1_240_032.89,
    totalWithdrawn: 5000,
    completions: 1240,
    lastSignInAt: hours(-3),
    roleGrants: [],
    deletion: null,
    ...RESET_IN_PROGRESS,
    timeline: [],
  };
}

function entry(index: number): LedgerEntry {
  return {
    id: `entry-${index}`,
    at: hours(-index * 5),
    kind: pick(['task_reward', 'withdrawal_requested', 'referral_reward'] as const, index),
    account: pick(['locked', 'held', 'available'] as const, index),
    amount: index === 1 ? 1_234_567.89 : -31,
    availableAt: index % 3 === 0 ? hours(200) : null,
    balanceAfter: index === 0 ? 0 : 1_234_567.89,
  };
}

function completion(index: number) {
  return {
    id: `completion-${index}`,
    taskId: `b03-task-${index}`,
    title: 'Write alternative texts for the ten pictures of a catalogue of ship parts',
    blueprintId: 3,
    reward: 31,
    completionDate: hours(-index * 9),
    available: index > 20,
    availableAt: hours(360 - index * 9),
    daysLeft: index > 20 ? 0 : 15,
  };
}

function mail(index: number): MailRow {
  const state = pick(['kept', 'failed', 'sent', 'queued'] as const, index);
  return {
    id: `mail-${index}`,
    to: 'm••••@e••••',
    userId: `user-${index}`,
    username: createUsername(index),
    subject: 'Your identity verification is approved',
    state,
    createdAt: hours(-index * 2),
    sentAt: state === 'sent' ? hours(-index * 2) : null,
    attempts: state === 'failed' ? 5 : 0,
    lastError:
      state === 'failed' ? '550 5.1.1 The email account that you tried to reach does not exist' : null,
    nextAttemptAt: state === 'queued' ? hours(1) : null,
  };
}

function auditEntry(index: number): AuditEntry {
  const action = pick(
    ['verification_approved', 'withdrawal_rejected', 'list_exported', 'user_revealed'] as const,
    index,
  );
  const isOfUser = action !== 'list_exported';
  return {
    id: `audit-${index}`,
    at: hours(-index / 2),
    action,
    by: index % 5 === 0 ? null : 'kate',
    subjectId: isOfUser ? `record-${100_000 + index}` : null,
    userId: isOfUser ? `user-${index}` : null,
    username: isOfUser ? createUsername(index) : null,
    reason: action === 'withdrawal_rejected' ? REASON : null,
    documentsViewed: action === 'verification_approved' ? index % 2 === 0 : null,
  };
}
