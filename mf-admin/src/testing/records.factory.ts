import type {
  AuditEntry,
  CaseDetail,
  ItemReportDetail,
  ItemReportRow,
  Mail,
  PurchaseDetail,
  PurchaseRow,
  TicketDetail,
  TicketRow,
  UserDetail,
  UserRow,
  VerificationDetail,
  VerificationRow,
  WithdrawalDetail,
  WithdrawalRow,
} from '@platform/contracts';
import { user } from '@platform/kit/testing';

let count = 0;
const nextId = () => `record-${++count}`;

/** The logged-in administrator. */
export const admin = user({ id: 'admin-1', username: 'admin', isAdmin: true });

const CREATED_AT = '2026-03-01T12:00:00.000Z';
const MASKED_DOCUMENTS = {
  fullName: 'M•••• L••••••',
  email: 'm•••@example.com',
  phoneNumber: '•••• 4477',
  country: 'us',
  identificationNumber: '••••9021',
  workAuthorization: 'citizen',
  homeAddress: '•••••••',
  submissionDate: CREATED_AT,
};

const PENDING_OWNERSHIP = {
  userId: 'user-1',
  username: 'maria',
  approved: false,
  status: 'pending',
  purchaseDate: CREATED_AT,
  reason: null,
  final: false,
  approvedAutomaticallyAt: null,
  transactionReference: null,
  payment: null,
  expiresAt: null,
  decidedAt: null,
  decidedBy: null,
  dueAt: '2026-03-02T12:00:00.000Z',
  claimedBy: null,
  claimedUntil: null,
  memberDisabled: false,
  returnableUntil: null,
  returnRequestedAt: null,
} as const;

/** Creates a verification, pending by default. */
export function createVerification(overrides: Partial<VerificationDetail> = {}): VerificationDetail {
  return {
    ...PENDING_OWNERSHIP,
    id: nextId(),
    blueprintId: 1,
    blueprint: { name: 'AI Basics - Beginner Tier', rewardPerTask: 10 },
    paymentMethod: 'Free',
    metadata: JSON.stringify(MASKED_DOCUMENTS),
    reference: null,
    approvedAutomaticallyAt: '2026-03-02T12:00:00.000Z',
    conflictOfInterest: null,
    isChecked: false,
    documentsRemovedAt: null,
    repeats: [],
    standardMail: { subject: 'You are verified', text: 'Hello maria,\n\nyou are verified.' },
    timeline: [
      { at: CREATED_AT, action: 'verification_submitted', by: 'maria', reason: null, documentsViewed: null },
    ],
    ...overrides,
  };
}

/** Converts a verification to its row in the list. */
export function toVerificationRow(record: VerificationDetail): VerificationRow {
  const { timeline: _t, standardMail: _m, conflictOfInterest: _b, ...others } = record;
  const { documentsRemovedAt: _d, repeats: _r, ...row } = others;
  return row;
}

/** Converts a verification to its row in the list of pending verifications. */
export function toPendingVerification(record: VerificationDetail) {
  const { decidedAt: _at, decidedBy: _by, ...row } = toVerificationRow(record);
  return row;
}

/** Creates a purchase, pending by default. */
export function createPurchase(overrides: Partial<PurchaseDetail> = {}): PurchaseDetail {
  return {
    ...PENDING_OWNERSHIP,
    id: nextId(),
    blueprintId: 2,
    blueprint: { name: 'AI Image Creation', rewardPerTask: 14 },
    price: 69.99,
    paymentMethod: 'paypal',
    metadata: null,
    reference: 'BP-1A2B3C',
    transactionReference: 'TX-77',
    payment: 'reported',
    conflictOfInterest: null,
    repeats: [],
    returnCase: null,
    timeline: [
      { at: CREATED_AT, action: 'purchase_requested', by: 'maria', reason: null, documentsViewed: null },
    ],
    ...overrides,
  };
}

export function toPurchaseRow(record: PurchaseDetail): PurchaseRow {
  const { timeline: _t, conflictOfInterest: _c, repeats: _r, returnCase: _returnCase, ...row } = record;
  return row;
}

/** Creates a report of an item, pending by default. */
export function createItemReport(overrides: Partial<ItemReportDetail> = {}): ItemReportDetail {
  return {
    ...{ id: nextId(), userId: 'user-1', username: 'maria', submissionId: 'submission-1', taskId: 'w06-02' },
    ...{ title: 'Intents of messages', itemName: 'w06-02-17', itemNumber: 4, cannotDo: 'unreadable' },
    ...{ reportedAt: CREATED_AT, dueAt: '2026-03-04T12:00:00.000Z', claimedBy: null, claimedUntil: null },
    ...{ memberDisabled: false, status: 'pending', reason: null, decidedAt: null, decidedBy: null },
    ...{ isGivenBack: false, takenOutAt: null, item: null },
    ...{ conflictOfInterest: null, accepted: 0, closedAt: null, isOwnItem: false, repeats: [], timeline: [] },
    ...overrides,
  };
}

export function toItemReportRow(record: ItemReportDetail): ItemReportRow {
  const {
    timeline: _t,
    conflictOfInterest: _c,
    repeats: _r,
    accepted: _a,
    closedAt: _o,
    isOwnItem: _i,
    item: _m,
    ...row
  } = record;
  return row;
}

/** Creates a withdrawal, pending by default. */
export function createWithdrawal(overrides: Partial<WithdrawalDetail> = {}): WithdrawalDetail {
  return {
    id: nextId(),
    userId: 'user-1',
    username: 'maria',
    amount: 120,
    paymentMethod: 'paypal',
    paymentDetails: 'm•••@e•••.com',
    requestDate: CREATED_AT,
    dueAt: '2026-03-02T12:00:00.000Z',
    claimedBy: null,
    claimedUntil: null,
    memberDisabled: false,
    approved: false,
    processed: false,
    status: 'pending',
    reason: null,
    transactionReference: null,
    returnReference: null,
    decidedAt: null,
    decidedBy: null,
    firstApproval: null,
    secondApprovalCause: null,
    composition: [
      {
        ...{ source: 'reviewed_work', amount: 120, left: 40 },
        ...{ from: '2026-01-10T12:00:00.000Z', to: '2026-02-10T12:00:00.000Z' },
      },
    ],
    conflictOfInterest: null,
    repeats: [],
    requirements: { emailConfirmed: true, identity: 'checked', verificationId: 'verification-1' },
    cooldownUntil: null,
    cooldownCause: null,
    timeline: [
      { at: CREATED_AT, action: 'withdrawal_requested', by: 'maria', reason: null, documentsViewed: null },
    ],
    ...overrides,
  };
}

export function toWithdrawalRow(record: WithdrawalDetail): WithdrawalRow {
  const { timeline: _t, conflictOfInterest: _b, repeats: _r, requirements: _q, ...others } = record;
  const { cooldownUntil: _u, cooldownCause: _c, secondApprovalCause: _n, composition: _m, ...row } = others;
  return row;
}

/** Creates what administrators know about a case, by default one that is free and has nothing to notice. */
export function createCase(overrides: Partial<CaseDetail> = {}): CaseDetail {
  return {
    kind: 'verification',
    id: 'record-1',
    isOpen: true,
    claim: null,
    riskSignals: {
      accountCreatedAt: '2026-01-02T08:00:00.000Z',
      accountDisabled: false,
      recentPace: { tasks: 7, days: 7 },
      earlierPace: { tasks: 14, days: 28 },
      samePayoutDetails: [],
      sameDevice: [],
      sameNetwork: [],
      referralTree: [],
      sameIdentityNumber: [],
      rejections: [],
    },
    notes: [],
    ...overrides,
  };
}

/** Creates a user as administrators see it. */
export function createUserDetail(overrides: Partial<UserDetail> = {}): UserDetail {
  return {
    id: 'user-1',
    username: 'maria',
    email: 'm•••@example.com',
    emailVerified: true,
    isAdmin: false,
    adminRoles: [],
    disabled: false,
    createdAt: '2026-01-02T08:00:00.000Z',
    balance: 412.5,
    lockedBalance: 124,
    heldBalance: 0,
    fullName: 'M•••• L••••••',
    phoneNumber: null,
    signupBonusClaimed: true,
    referralCode: 'MARIA123',
    referredBy: 'hanna',
    totalEarned: 536.5,
    totalWithdrawn: 0,
    completions: 14,
    lastSignInAt: null,
    roleGrants: [],
    deletion: null,
    hasSecondFactor: false,
    secondFactorReset: null,
    timeline: [],
    ...overrides,
  };
}

export function toUserRow(record: UserDetail): UserRow {
  const { id, username, email, emailVerified, isAdmin, adminRoles, disabled, createdAt } = record;
  const { balance, lockedBalance, heldBalance } = record;
  return {
    id,
    username,
    email,
    emailVerified,
    isAdmin,
    adminRoles,
    disabled,
    createdAt,
    balance,
    lockedBalance,
    heldBalance,
  };
}

/** Creates a ticket, open by default. */
export function createTicket(overrides: Partial<TicketDetail> = {}): TicketDetail {
  return {
    id: nextId(),
    reference: 'T-41AA02',
    subject: 'Where is my withdrawal?',
    name: 'Maria',
    email: 'm•••@example.com',
    userId: 'user-1',
    username: 'maria',
    status: 'open',
    createdAt: CREATED_AT,
    changedAt: CREATED_AT,
    messages: [{ at: CREATED_AT, author: 'sender', by: null, text: 'It still says Processing.' }],
    claimedBy: null,
    claimedUntil: null,
    closedAt: null,
    closedBy: null,
    ...overrides,
  };
}

export function toTicketRow(record: TicketDetail): TicketRow {
  const { messages: _messages, closedAt: _at, closedBy: _by, ...row } = record;
  return row;
}

/** Creates an email in the outbox, by default one that is not sent because there is no mail server. */
export function createMail(overrides: Partial<Mail> = {}): Mail {
  return {
    id: nextId(),
    to: 'm•••@example.com',
    userId: 'user-1',
    username: 'maria',
    subject: 'You are verified',
    state: 'kept',
    createdAt: CREATED_AT,
    sentAt: null,
    attempts: 0,
    lastError: null,
    nextAttemptAt: null,
    text: 'Hello maria,\n\nyou are verified.',
    revealable: false,
    ...overrides,
  };
}

/** Creates an entry of the audit log. */
export function createAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: nextId(),
    at: CREATED_AT,
    action: 'verification_approved',
    by: 'kate',
    subjectId: 'verification-000001',
    userId: 'user-1',
    username: 'maria',
    reason: null,
    documentsViewed: null,
    ...overrides,
  };
}

/** Creates the only page of a list. */
export function createPage<Row>(...items: Row[]): { items: Row[]; next: string | null } {
  return { items, next: null };
}
